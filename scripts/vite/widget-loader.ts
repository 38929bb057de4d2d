import { build, type Plugin, type Rolldown } from 'vite'
import type { ChunkTable } from '#contract/embed.ts'
import { widgetEntries } from './widget-entries.ts'

const LOADER = 'widget-loader/loader.ts'

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
        if (!/\/widget-loader\.js(\?|$)/.test(request.url ?? '')) return next()
        const code = await compileLoader(sourceTable())
        response.setHeader('content-type', 'text/javascript').end(code)
      })
    },
  }
}

function chunkTable(bundle: Rolldown.OutputBundle): ChunkTable {
  const entries = Object.values(bundle).filter(item => item.type === 'chunk' && item.isEntry)
  return Object.fromEntries(
    // Only the chat is fetched ahead, with all that it imports.
    entries.map(entry => [
      entry.name,
      entry.name === 'chat' ? [...staticImports(bundle, entry.fileName)] : [entry.fileName],
    ]),
  )
}

function sourceTable(): ChunkTable {
  return Object.fromEntries(Object.entries(widgetEntries()).map(([name, path]) => [name, [path]]))
}

/** A chunk and what it imports, itself first. */
function staticImports(
  bundle: Rolldown.OutputBundle,
  file: string,
  seen = new Set<string>([file]),
): Set<string> {
  const item = bundle[file]
  for (const imported of item?.type === 'chunk' ? item.imports : []) {
    if (!seen.has(imported)) staticImports(bundle, imported, seen.add(imported))
  }
  return seen
}

async function compileLoader(chunks: ChunkTable): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WIDGETS__: JSON.stringify(chunks) },
    build: {
      write: false,
      target: 'es2020',
      cssTarget: CSS_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: LOADER,
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
