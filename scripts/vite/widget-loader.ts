import { minify } from 'terser'
import { build, type Plugin, type Rolldown } from 'vite'
import type { ChunkTable } from '#contract/embed.ts'
import { widgetEntries } from './widget-entries.ts'

const LOADER = 'widget-loader/loader.ts'

/** The path of a built chunk, and the path by which the loader requests a source on a development server. */
const BUILT = /^sdk\/\w+-(.+)\.js$/
const SOURCE = /\/sdk\/(\w+)-source\.js/

/**
 * Browsers that support what the loader's style sheet needs anyway, so that the CSS contains no fallbacks for older
 * ones.
 */
const CSS_TARGET = ['chrome111', 'firefox121', 'safari16.4']

/**
 * Returns a plugin that compiles the classic script `widget-loader.js` after the widgets' hashed names are known. The
 * names replace `__WIDGETS__`, so that the loader fetches no manifest. The loader uses that name only once, because
 * every use inlines the text. A development server compiles the loader on request, at any path that ends in
 * `/widget-loader.js`; it then loads the widgets' sources.
 */
export function widgetLoader(): Plugin {
  return {
    name: 'widget-loader',
    async generateBundle(_options, bundle) {
      const source = await compileLoader(chunkTable(bundle))
      this.emitFile({ type: 'asset', fileName: 'widget-loader.js', source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        request.url = request.url?.replace(SOURCE, '/sdk/entry/$1.ts')
        if (!/\/widget-loader\.js(\?|$)/.test(request.url ?? '')) return next()
        const sources = Object.keys(widgetEntries()).map(name => [name, 'source'])
        // In a mutation test, the loader is mutated, too.
        const mutants = server.config.plugins.filter(({ name }) => name === 'mutant')
        const code = await compileLoader(Object.fromEntries(sources), mutants)
        response.setHeader('content-type', 'text/javascript').end(code)
      })
    },
  }
}

function chunkTable(bundle: Rolldown.OutputBundle): ChunkTable {
  const entries = Object.values(bundle).filter(item => item.type === 'chunk' && item.isEntry)
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, BUILT.exec(fileName)?.[1]]))
}

async function compileLoader(chunks: ChunkTable, plugins: readonly Plugin[] = []): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WIDGETS__: JSON.stringify(chunks) },
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: LOADER,
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })) as Rolldown.RolldownOutput
  // Terser after Vite's own minifier gives the smallest script: Vite's inlines better, terser saves more bytes elsewhere.
  const { code } = await minify(result.output[0].code, { ecma: 2020, compress: { passes: 3 } })
  return code!
}
