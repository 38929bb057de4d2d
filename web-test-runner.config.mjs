/** The elements in a real Chromium. `SDK_RUNTIME=react` runs the same tests on React instead of Preact. */
import { readdirSync } from 'node:fs'
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { build, createServer, loadConfigFromFile, runnerImport } from 'vite'
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

const FOLDER = 'tests/widgets'
/** Their pages also load widgets from the server, as a site does: a bundle would bring second copies. */
const UNBUNDLED = /^(loader|shell-pages)/
// The tests in the browser wait as long as those outside.
const define = { 'import.meta.env.TEST_SLOWNESS': JSON.stringify(slowness) }

const bundle = await bundleTests()

/**
 * Bundles the tests in memory: each page would else load hundreds of modules one by one, a quarter of the time. Returns
 * the code by path.
 */
async function bundleTests() {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.sdk.config.ts')
  const { output } = await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    publicDir: false,
    plugins: [...config.plugins.flat().filter(plugin => plugin.name !== 'widget-loader'), mutantPlugin()],
    resolve: config.resolve,
    define: { ...define, 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: readdirSync(FOLDER)
          .filter(name => /\.test\.tsx?$/.test(name) && !UNBUNDLED.test(name))
          .map(name => `${FOLDER}/${name}`),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${FOLDER}/[name].js`,
          chunkFileNames: `${FOLDER}/chunks/[name]-[hash].js`,
        },
      },
    },
  })
  return new Map(output.map(({ fileName, code }) => [`/${fileName}`, code]))
}

/** The compiled loader, once a page has asked for it: it would else be compiled for each page. */
let loader

function serveLoader(context, next) {
  if (!context.path.endsWith('/widget-loader.js')) return next()
  if (loader !== undefined) {
    context.type = 'text/javascript'
    context.body = loader
    return
  }
  const { end } = context.res
  context.res.end = code => {
    loader = code
    return end.call(context.res, code)
  }
  return next()
}

function serveBundle(context, next) {
  const code = bundle.get(context.path.replace(/\.tsx?$/, '.js'))
  if (code === undefined) return next()
  context.type = 'text/javascript'
  context.body = code
}

// TypeScript, JSX, `?inline` styles, package imports and CommonJS go through Vite exactly as in the build.
const vite = await createServer({
  configFile: 'vite.sdk.config.ts',
  plugins: [mutantPlugin()],
  logLevel: 'warn',
  appType: 'custom',
  publicDir: 'tests/public',
  define,
  cacheDir: `node_modules/.vite-elements-${runtime}`,
  server: {
    middlewareMode: true,
    ws: false,
    hmr: false,
    watch: null,
    // No file changes meanwhile: the frames of a page load each module once.
    headers: { 'cache-control': 'max-age=3600' },
  },
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
  middleware: [serveBundle, serveLoader, serveThroughVite],
  plugins: [{ name: 'close-vite', serverStop: () => vite.close() }],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), runnerReporter()],
  browserStartTimeout: scaleTimeout(30_000),
  testsStartTimeout: scaleTimeout(20_000),
  testsFinishTimeout: scaleTimeout(120_000),
  testFramework: { config: { timeout: scaleTimeout(30_000) } },
}
