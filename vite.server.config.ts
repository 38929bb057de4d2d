/**
 * Builds `dist/server`: the server with a source map, its commands, the threads of PGlite and the sentence model, and
 * the process and threads of voice calls. Packages stay in node_modules. An installation without development packages
 * runs the commands from here, such as `node dist/server/create-staff.mjs`.
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
        main: 'server/commands/main.ts',
        backup: 'server/commands/backup.ts',
        restore: 'server/commands/restore.ts',
        'check-supabase': 'server/commands/check-supabase.ts',
        'create-staff': 'server/commands/create-staff.ts',
        'rebuild-reports': 'server/commands/rebuild-reports.ts',
        'pglite-worker': 'server/adapters/pglite/pglite-worker.mjs',
        'sentence-worker': 'server/adapters/embedder/sentence-worker.mjs',
        'render-worker': 'server/http/knowledge-pages/render-worker.mjs',
        'media-process': 'server/adapters/voice/media/media-process.ts',
        'speech-worker': 'server/adapters/voice/media/speech-worker.ts',
        'words-worker': 'server/adapters/voice/media/words-worker.ts',
      },
      // Beside each other: the bundle finds the threads by its own address.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:6].mjs' },
    },
  },
})
