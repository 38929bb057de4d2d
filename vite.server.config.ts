/**
 * Builds `dist/server`: the server and the commands of backups with source maps, the threads of PGlite and the sentence model, and
 * the process and threads of voice calls. Packages stay in node_modules.
 */
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup.ts',
        restore: 'server/restore.ts',
        'pglite-worker': 'server/adapters/pglite/pglite-worker.mjs',
        'sentence-worker': 'server/adapters/embedder/sentence-worker.mjs',
        'media-process': 'server/adapters/voice/media/media-process.ts',
        'speech-worker': 'server/adapters/voice/media/speech-worker.ts',
        'words-worker': 'server/adapters/voice/media/words-worker.ts',
      },
      // Beside each other: the bundle finds the threads by its own address.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:6].mjs' },
    },
  },
})
