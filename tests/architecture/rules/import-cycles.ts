import { importsOf } from '../imports-of.ts'
import type { SourceTree } from '../source-tree.ts'

/** Lists one path for each import cycle, including type imports. */
export function importCycles(tree: SourceTree): string[] {
  const done = new Set<string>()
  const cycles: string[] = []

  function walk(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '))
    if (start >= 0 || done.has(path)) return
    for (const next of filesImportedBy(tree, path)) walk(next, [...trail, path])
    done.add(path)
  }

  for (const path of importsOf(tree).keys()) walk(path, [])
  return cycles
}

function filesImportedBy(tree: SourceTree, path: string): string[] {
  const imports = importsOf(tree).get(path) ?? []
  return imports.flatMap(item => (item.kind === 'file' ? [item.path] : []))
}
