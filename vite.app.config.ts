/**
 * Builds `dist/app`: one HTML file for each public page, and `__spa.html` for the signed-in app. The two share no script:
 * the app is React, the public pages are the same React code shipped on Preact. `dist/knowledge-server` is what the
 * server draws knowledge bases with.
 * The output holds no inline script or style, so `script-src 'self'; style-src 'self'` is enough.
 */
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { elementsManifest } from './scripts/pack/elements-manifest.ts'
import { docsPages } from './scripts/vite/docs-pages.ts'
import { firstScreenChunks } from './scripts/vite/first-screen-chunks.ts'
import { keepStyles } from './scripts/vite/keep-styles.ts'
import { knowledgePages } from './scripts/vite/knowledge-pages.ts'
import { markdownPages } from './scripts/vite/markdown-pages.ts'
import { preactSite } from './scripts/vite/preact-site.ts'
import { prerenderPages } from './scripts/vite/prerender-pages.ts'
import { sizeReport } from './scripts/vite/size-report.ts'

const clientOut = resolve('dist/app')
const serverOut = resolve('dist/app-server')
const knowledgeOut = resolve('dist/knowledge-server')

/** The router's package leads every bundler to its development build, whose warnings no reader needs. */
const routerOut = resolve('node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router$/, replacement: resolve(routerOut, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(routerOut, 'dom-export.mjs') },
]

/** A data: URL would need its own permission in the content security policy. */
const browserBuild = {
  outDir: clientOut,
  target: 'es2022',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // In kB. The editor of articles, which only its page loads, has 512; budgets guard what everybody loads.
  chunkSizeWarningLimit: 550,
} as const

/** What the gallery of elements in the documentation shows (`host-app/site/templates/docs/gallery/elements.ts`). */
const elements = elementsManifest().modules.flatMap(({ declarations }) => declarations)

/** What takes long is not what is wrong. */
const QUIET = { pluginTimings: false }

export default defineConfig(({ command }) => ({
  root: 'host-app',
  plugins: [
    preactSite(['site', 'site_ssr', 'knowledge', 'knowledge_ssr']),
    markdownPages(),
    docsPages(),
    react(),
    prerenderPages({ clientOut, serverOut }),
    keepStyles('knowledge', /\/host-app\/(help-center\/.*|shared\/ui\/prose)\.module\.css$/),
    knowledgePages({ clientOut, knowledgeOut }),
    sizeReport('app'),
  ],
  define: {
    __ELEMENTS__: JSON.stringify(elements),
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
  builder: {},
  environments: {
    client: {
      build: {
        ...browserBuild,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          checks: QUIET,
          output: { codeSplitting: { groups: firstScreenChunks(resolve('host-app')) } },
        },
      },
    },
    site: {
      consumer: 'client',
      build: {
        ...browserBuild,
        emptyOutDir: false,
        copyPublicDir: false,
        cssCodeSplit: false,
        manifest: '.vite/manifest-site.json',
        rolldownOptions: {
          input: resolve('host-app/site.html'),
          // The router asks for hooks that Preact does not have, and does without them.
          checks: { ...QUIET, importIsUndefined: false },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'site',
                  test: /node_modules\/(preact|react-router|lucide-react)|host-app\/site\/(sections\/|nav\/|templates\/(?!article|compare|pricing|demo|docs|prose)|(?!entry)[^/]+$)/,
                },
              ],
            },
          },
        },
      },
    },
    site_ssr: {
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: serverOut,
        emptyOutDir: true,
        rolldownOptions: {
          input: resolve('host-app/site/entry-server.tsx'),
          checks: { ...QUIET, importIsUndefined: false },
        },
      },
    },
    knowledge: {
      consumer: 'client',
      build: {
        ...browserBuild,
        emptyOutDir: false,
        copyPublicDir: false,
        cssCodeSplit: false,
        manifest: '.vite/manifest-knowledge.json',
        rolldownOptions: { checks: QUIET, input: resolve('host-app/help-center/script/kb.ts') },
      },
    },
    knowledge_ssr: {
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: knowledgeOut,
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: { render: resolve('host-app/help-center/render-page.tsx') },
          checks: { ...QUIET, importIsUndefined: false },
        },
      },
    },
  },
}))
