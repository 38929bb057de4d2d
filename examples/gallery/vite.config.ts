import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Copies the custom-elements manifest, from which the gallery draws its controls, beside the page. */
const manifest: Plugin = {
  name: 'custom-elements-manifest',
  generateBundle() {
    const source = readFileSync(resolve('dist/packages/widget/custom-elements.json'))
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source })
  },
}

/** Builds the gallery of the elements into `dist/examples/gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), manifest],
  build: {
    outDir: resolve('dist/examples/gallery'),
    emptyOutDir: true,
    rolldownOptions: {
      input: [resolve(import.meta.dirname, 'index.html'), resolve(import.meta.dirname, 'stage.html')],
    },
  },
})
