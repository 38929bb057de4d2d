/** The elements in a real Chromium. `SDK_RUNTIME=react` runs the same tests on React instead of Preact. */
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { createServer, runnerImport } from 'vite'
import { chromiumArgs, findHeadlessChromium } from './scripts/find-chromium.mjs'
import { countReporter } from './scripts/test/count-reporter.mjs'

const runtime = process.env.SDK_RUNTIME === 'react' ? 'react' : 'preact'

const { mutantPlugin } = (await runnerImport('./scripts/mutants/mutant-plugin.ts')).module

const FRAMEWORK = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  preact: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
}

// TypeScript, JSX, `?inline` styles, package imports and CommonJS go through Vite exactly as in the build.
const vite = await createServer({
  configFile: 'vite.sdk.config.ts',
  plugins: [mutantPlugin()],
  logLevel: 'warn',
  appType: 'custom',
  publicDir: 'tests/public',
  cacheDir: `node_modules/.vite-elements-${runtime}`,
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: {
    // A dependency found late would reload the page in the middle of a test, so all are named here.
    noDiscovery: true,
    include: [...FRAMEWORK[runtime], 'msw', 'msw/browser', 'nanostores', 'zod'],
    // Bundled, it would bring a second copy of what stands in for React.
    exclude: ['@r2wc/react-to-web-component', '@r2wc/core'],
  },
})

function isForTestRunner(path) {
  return path === '/' || path.startsWith('/__web') || path.startsWith('/node_modules/@web/')
}

function serveThroughVite(context, next) {
  if (isForTestRunner(context.path)) return next()
  return new Promise((done, fail) => {
    context.respond = false
    context.res.statusCode = 200
    context.res.once('close', done)
    vite.middlewares(context.req, context.res, error => {
      if (error) return fail(error)
      context.respond = true
      context.res.statusCode = 404
      done(next())
    })
  })
}

export default {
  files: ['tests/widgets/**/*.test.{ts,tsx}'],
  concurrency: 2,
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: {
        executablePath: findHeadlessChromium(),
        args: [
          ...chromiumArgs,
          // Both sides of a voice call are in the page, and the machine may have no other network.
          '--allow-loopback-in-peer-connection',
          // A test cannot press Call as a user does, which allows sound.
          '--autoplay-policy=no-user-gesture-required',
        ],
      },
    }),
  ],
  middleware: [serveThroughVite],
  plugins: [{ name: 'close-vite', serverStop: () => vite.close() }],
  reporters: [
    defaultReporter(),
    countReporter(process.env.ELEMENTS_REPORT ?? `dist/reports/elements-${runtime}.json`),
  ],
  testFramework: { config: { timeout: 30_000 } },
}
