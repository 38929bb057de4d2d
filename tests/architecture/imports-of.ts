import { posix } from 'node:path'
import { parseCode, visitCode } from './parse-code.ts'
import { isCode, type SourceTree } from './source-tree.ts'

/** One import: of a file of the project, or of a package, of which only the name counts (`node:fs`, `@scope/name`). */
export type Import = { kind: 'file'; path: string } | { kind: 'package'; name: string }

/** Which imports: all, or those that are left when types are taken away. */
type Which = 'all' | 'running'

const known = new WeakMap<SourceTree, Map<string, Import[]>>()

/** Every import of every code file of the tree: static, re-exporting, dynamic and type-only alike. */
export function importsOf(tree: SourceTree): ReadonlyMap<string, Import[]> {
  const found = known.get(tree) ?? readImports(tree)
  known.set(tree, found)
  return found
}

/** The imports of one file that are there when it runs; types are not. */
export function runningImportsOf(path: string, text: string): Import[] {
  return specifiersOf(path, text, 'running').map(specifier => resolve(path, specifier))
}

function readImports(tree: SourceTree): Map<string, Import[]> {
  const code = [...tree].filter(([path]) => isCode(path))
  return new Map(
    code.map(([path, text]) => [path, specifiersOf(path, text).map(specifier => resolve(path, specifier))]),
  )
}

/** The texts between the quotes of a file's imports. An import whose target is computed has none. */
export function specifiersOf(path: string, text: string, which: Which = 'all'): string[] {
  const { staticImports, staticExports } = parseCode(path, text).module
  const runs = (entries: readonly { readonly isType: boolean }[]) =>
    which === 'all' || entries.length === 0 || entries.some(({ isType }) => !isType)
  const imported = staticImports.filter(({ entries }) => runs(entries))
  const exported = staticExports.flatMap(({ entries }) =>
    entries.filter(entry => runs([entry])).map(entry => entry.moduleRequest?.value),
  )
  const found = new Set([...imported.map(item => item.moduleRequest.value), ...exported])
  if (text.includes('import(')) {
    visitCode(path, text, {
      ImportExpression: ({ source }) => void (source.type === 'Literal' && found.add(String(source.value))),
      TSImportType: ({ source }) => void (which === 'all' && found.add(source.value)),
    })
  }
  return [...found].filter(specifier => specifier !== undefined)
}

function resolve(from: string, specifier: string): Import {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#')) return { kind: 'file', path: path.slice(1) }
  if (path.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), path) }
  return { kind: 'package', name: path.split('/', path.startsWith('@') ? 2 : 1).join('/') }
}
