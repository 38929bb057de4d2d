/**
 * Builds what a customer's page loads: the widgets of `sdk/entry` as ES modules and the classic `widget-loader.js`.
 * `dist/sdk` mirrors the addresses: `/widget-loader.js` and `/sdk/<name>-<hash>.js`.
 * `SDK_RUNTIME=react` builds the same widgets on React instead of Preact.
 */
import { defineConfig } from 'vite'
import { leanReactWrapper } from './scripts/vite/lean-react-wrapper.ts'
import { preactAlias } from './scripts/vite/preact-alias.ts'
import { sizeReport } from './scripts/vite/size-report.ts'
import { widgetEntries } from './scripts/vite/widget-entries.ts'
import { widgetLoader } from './scripts/vite/widget-loader.ts'

const FRAMEWORK =
  /react-for-wrapper|node_modules[\\/](preact|react|react-dom|scheduler|@r2wc|nanostores|@nanostores)[\\/]/

const isReact = process.env.SDK_RUNTIME === 'react'

export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [isReact ? [] : leanReactWrapper(), widgetLoader(), sizeReport('sdk')],
  resolve: { alias: isReact ? [] : preactAlias },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/sdk',
    target: 'es2022',
    manifest: true,
    // The loader preloads by itself: Vite's helper would add links without the page's nonce.
    modulePreload: false,
    rolldownOptions: {
      input: widgetEntries(),
      output: {
        entryFileNames: 'sdk/[name]-[hash].js',
        chunkFileNames: 'sdk/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'runtime', test: FRAMEWORK }] },
      },
    },
  },
}))
