import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Builds the React example into `dist/examples/react`. It is a customer's app and imports nothing from the
 * product.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { outDir: resolve('dist/examples/react'), emptyOutDir: true },
})
