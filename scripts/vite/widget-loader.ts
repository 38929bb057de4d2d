import { build, type Plugin, type Rolldown } from 'vite'

const LOADER = 'widget-loader/loader.ts'

/** What the loader knows of each widget: paths relative to its own address, `deps` being the static imports. */
type WidgetFiles = Record<string, { file: string; deps: string[] }>

/**
 * Compiles the classic script `widget-loader.js` once the widgets' hashed names are known.
 * They replace the loader's `__WIDGETS__`, so that no manifest has to be fetched; the loader should read
 * that name once, because the text is pasted at every use.
 */
export function widgetLoader(): Plugin {
  return {
    name: 'widget-loader',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = await compileLoader(widgetFiles(bundle))
      this.emitFile({ type: 'asset', fileName: 'widget-loader.js', source })
    },
  }
}

function widgetFiles(bundle: Rolldown.OutputBundle): WidgetFiles {
  const entries = Object.values(bundle).filter(item => item.type === 'chunk' && item.isEntry)
  return Object.fromEntries(
    entries.map(entry => [
      entry.name,
      { file: entry.fileName, deps: [...staticImports(bundle, entry.fileName)] },
    ]),
  )
}

function staticImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const item = bundle[file]
  for (const imported of item?.type === 'chunk' ? item.imports : []) {
    if (!seen.has(imported)) staticImports(bundle, imported, seen.add(imported))
  }
  return seen
}

async function compileLoader(widgets: WidgetFiles): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WIDGETS__: JSON.stringify(widgets) },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: LOADER, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
