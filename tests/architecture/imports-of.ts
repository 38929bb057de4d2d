import { posix } from 'node:path'
import { parseCode, visitCode } from './parse-code.ts'
import { isCode, type SourceTree } from './source-tree.ts'

/** One import: of a project file, or of a package by its name (`node:fs`, `@scope/name`). */
export type Import = { kind: 'file'; path: string } | { kind: 'package'; name: string }

/** Which imports to list: all, or without type-only ones. */
type Which = 'all' | 'running'

const known = new WeakMap<SourceTree, Map<string, Import[]>>()

/** Returns every import of every code file in the tree: static, re-exporting, dynamic and type-only. */
export function importsOf(tree: SourceTree): ReadonlyMap<string, Import[]> {
  const found = known.get(tree) ?? readImports(tree)
  known.set(tree, found)
  return found
}

/** Returns the imports of one file that exist at run time, without types. */
export function runningImportsOf(path: string, text: string): Import[] {
  return specifiersOf(path, text, 'running').map(specifier => resolve(path, specifier))
}

function readImports(tree: SourceTree): Map<string, Import[]> {
  const code = [...tree].filter(([path]) => isCode(path))
  return new Map(
    code.map(([path, text]) => [path, specifiersOf(path, text).map(specifier => resolve(path, specifier))]),
  )
}

/** Returns the import specifiers of a file. Imports with a computed target have none. */
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
