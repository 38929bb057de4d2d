/**
 * Builds what a customer's page loads: the widgets of `sdk/entry` as ES modules and the classic `widget-loader.js`.
 * `dist/sdk` mirrors the addresses: `/widget-loader.js` and `/sdk/<name>-<hash>.js`.
 * `SDK_RUNTIME=react` builds the same widgets on React instead of Preact.
 */
import { defineConfig } from 'vite'
import { leanWrapper } from './scripts/vite/lean-wrapper.ts'
import { plainDynamicImports } from './scripts/vite/plain-dynamic-imports.ts'
import { preactAlias } from './scripts/vite/preact-alias.ts'
import { privateNanostores } from './scripts/vite/private-nanostores.ts'
import { sizeReport } from './scripts/vite/size-report.ts'
import { chunkGroups } from './scripts/vite/widget-chunks.ts'
import { widgetEntries } from './scripts/vite/widget-entries.ts'
import { widgetLoader } from './scripts/vite/widget-loader.ts'

const isReact = process.env.SDK_RUNTIME === 'react'

export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [
    plainDynamicImports(),
    privateNanostores(),
    isReact ? [] : leanWrapper(),
    widgetLoader(),
    sizeReport('sdk'),
  ],
  resolve: { alias: isReact ? [] : preactAlias },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/sdk',
    target: 'es2022',
    // A hundredth less than Vite's own minifier leaves.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // Older ones get the same rules; for them the minifier would only write `color-scheme` out, for a function not used.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: true,
    // The loader preloads by itself: Vite's helper would add links without the page's nonce.
    modulePreload: false,
    rolldownOptions: {
      input: widgetEntries(),
      // What takes long is not what is wrong.
      checks: { pluginTimings: false },
      // The loader calls what `embed` exports.
      preserveEntrySignatures: 'allow-extension',
      // Merged into an entry, what is shared would define that widget wherever another is used.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        entryFileNames: 'sdk/[name]-[hash:6].js',
        chunkFileNames: 'sdk/[name]-[hash:7].js',
        // They compress better than base 64, in the loader and in each chunk that imports others.
        hashCharacters: 'hex',
        codeSplitting: { groups: chunkGroups(widgetEntries()) },
        // A page fetches the chat at an idle moment and runs it at a click: with this first line V8 compiles its functions
        // when it is fetched, not at the click (explicit compile hints; to other engines it is a comment).
        postBanner: ({ name }) => (['chat', 'runtime'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
}))
