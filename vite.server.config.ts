/**
 * Builds `dist/server`: the server as one bundle with a source map, and the threads that PGlite and the sentence model
 * run in. Packages stay in
 * node_modules.
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
        'pglite-worker': 'server/adapters/pglite/pglite-worker.mjs',
        'sentence-worker': 'server/adapters/embedder/sentence-worker.mjs',
      },
      // Beside each other: the bundle finds the threads by its own address.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:6].mjs' },
    },
  },
})
