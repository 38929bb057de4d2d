import { minify } from 'terser'
import { build, type Plugin, type Rolldown } from 'vite'
import type { ChunkTable } from '#contract/embed.ts'
import { widgetEntries } from './widget-entries.ts'

const LOADER = 'widget-loader/loader.ts'

/** A chunk as the build names it, and how it is asked for where it is a source. */
const BUILT = /^sdk\/\w+-(.+)\.js$/
const SOURCE = /\/sdk\/(\w+)-source\.js/

/** Browsers that have what the loader's style sheet needs besides; nothing has to be written out for older ones. */
const CSS_TARGET = ['chrome111', 'firefox121', 'safari16.4']

/**
 * Compiles the classic script `widget-loader.js` once the widgets' hashed names are known. They replace the loader's
 * `__WIDGETS__`, so that no manifest has to be fetched; the loader reads that name once, because the text is pasted at
 * every use. A development server compiles it on request, at any path that ends so: beside it the widgets are sources.
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
        const code = await compileLoader(Object.fromEntries(sources))
        response.setHeader('content-type', 'text/javascript').end(code)
      })
    },
  }
}

function chunkTable(bundle: Rolldown.OutputBundle): ChunkTable {
  const entries = Object.values(bundle).filter(item => item.type === 'chunk' && item.isEntry)
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, BUILT.exec(fileName)?.[1]]))
}

async function compileLoader(chunks: ChunkTable): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WIDGETS__: JSON.stringify(chunks) },
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
  // Some bytes less than Vite's own minifier leaves, which inlines better: both together leave the fewest.
  const { code } = await minify(result.output[0].code, { ecma: 2020, compress: { passes: 3 } })
  return code!
}
