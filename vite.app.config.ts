/**
 * Builds the host app into `dist/app`: one HTML file for each static page, `__spa.html` for everything else.
 * The output holds no inline script or style, so `script-src 'self'; style-src 'self'` is enough.
 */
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerenderPages } from './scripts/vite/prerender-pages.ts'
import { sizeReport } from './scripts/vite/size-report.ts'

const clientOut = resolve('dist/app')
const serverOut = resolve('dist/app-server')

export default defineConfig(({ command }) => ({
  root: 'host-app',
  plugins: [react(), prerenderPages({ clientOut, serverOut, appTitle: 'Lapwing' }), sizeReport('app')],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  builder: {},
  environments: {
    client: {
      build: {
        outDir: clientOut,
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        // A data: URL would need its own permission in the content security policy.
        assetsInlineLimit: 0,
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: serverOut,
        emptyOutDir: true,
        rolldownOptions: { input: resolve('host-app/app/entry-server.tsx') },
      },
    },
  },
}))
