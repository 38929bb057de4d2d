/** Finds the regular expressions of the product. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** A pattern as its literal (`/a+/g`), and where it is. */
export type Pattern = { readonly file: string; readonly line: number; readonly literal: string }

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The folders that run where other people's texts come in. */
const FOLDERS = ['contract', 'core', 'demo', 'host-app', 'sdk', 'server', 'widget-loader']
/** Folders whose modules are loaded, so that patterns which they build from parts are found, too. */
const LOADED = /^(?:core|server)\//

/** Returns the literals in a file's code. */
export function literalsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = []
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      const line = code.slice(0, node.start).split('\n').length
      found.push({ file, line, literal: `/${pattern}/${flags}` })
    },
  }).visit(program)
  return found
}

/** Returns all patterns of the product: literals, and those that modules build when they are loaded. */
export async function findPatterns(): Promise<Pattern[]> {
  const files = FOLDERS.flatMap(codeBelow).map(file => ({
    file,
    code: readFileSync(join(ROOT, file), 'utf8'),
  }))
  const literals = files.flatMap(({ file, code }) => literalsIn(file, code))
  const builders = files.filter(({ file, code }) => LOADED.test(file) && code.includes('new RegExp('))
  return [...literals, ...(await patternsBuiltBy(builders.map(({ file }) => file)))]
}

/** Loads modules and returns the patterns that they build. */
async function patternsBuiltBy(files: readonly string[]): Promise<Pattern[]> {
  const built = new Map<string, Pattern>()
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, parts, newTarget) {
      const made: RegExp = Reflect.construct(target, parts, newTarget)
      const [, file, line] = /((?:core|server)\/[\w./-]+\.ts):(\d+)/.exec(new Error().stack ?? '') ?? []
      if (file) built.set(String(made), { file, line: Number(line), literal: String(made) })
      return made
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(ROOT, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return [...built.values()]
}

function codeBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return codeBelow(path)
    return /\.(?:tsx?|m?js)$/.test(path) && !/\.(?:test|spec)\.\w+$/.test(path) ? [path] : []
  })
}
