import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Builds the React example into `dist/examples/react`. It is a customer's app, and imports our packages as
 * `npm run build` made them.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: {
    alias: {
      '@lapwing/react': resolve('dist/packages/react/index.js'),
      '@lapwing/widget': resolve('dist/packages/widget/index.js'),
    },
  },
  build: { outDir: resolve('dist/examples/react'), emptyOutDir: true },
})
