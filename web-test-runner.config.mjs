/** The elements in a real Chromium. `SDK_RUNTIME=react` runs the same tests on React instead of Preact. */
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { createServer, runnerImport } from 'vite'
import { chromiumArgs, findHeadlessChromium } from './scripts/find-chromium.mjs'
import { runnerReporter } from './scripts/test/reporters/elements.mjs'

const runtime = process.env.SDK_RUNTIME === 'react' ? 'react' : 'preact'

// Node before version 22.18 imports no TypeScript by itself.
const { scaleTimeout, slowness } = (await runnerImport('./tests/support/scale-timeout.ts')).module
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
  // The tests in the browser wait as long as those outside.
  define: { 'import.meta.env.TEST_SLOWNESS': JSON.stringify(slowness) },
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
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), runnerReporter()],
  browserStartTimeout: scaleTimeout(30_000),
  testsStartTimeout: scaleTimeout(20_000),
  testsFinishTimeout: scaleTimeout(120_000),
  // `ELEMENTS_GREP` is a pattern of the names of the tests to run.
  testFramework: { config: { timeout: scaleTimeout(30_000), grep: process.env.ELEMENTS_GREP } },
}
