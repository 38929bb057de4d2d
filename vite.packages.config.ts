/** Builds the code of the npm packages into `dist/packages/<name>`. `npm run pack` adds their types and packs them. */
import { defineConfig } from 'vite'
import { packageFiles } from './scripts/vite/package-files.ts'

export default defineConfig({
  publicDir: false,
  plugins: [packageFiles()],
  build: {
    outDir: 'dist/packages',
    target: 'es2022',
    manifest: true,
    // The developer's bundler does it, and an error's stack is readable until then.
    minify: false,
    rolldownOptions: {
      input: {
        'widget/index': 'sdk/packages/widget/index.ts',
        'widget/jsx': 'sdk/packages/widget/jsx.ts',
        'react/index': 'sdk/packages/react/index.ts',
      },
      external: /^react($|\/)/,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        // Server components may render the components, not contain their code.
        banner: ({ name }) => (name === 'react/index' ? "'use client'\n" : ''),
      },
    },
  },
})
