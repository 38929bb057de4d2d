import { importsOf } from '../imports-of.ts'
import { isTest, type SourceTree } from '../source-tree.ts'

/** Lists packages imported by what the loader reads, which must not depend on zod or any other package. */
export function lightConstants(tree: SourceTree): string[] {
  const imports = importsOf(tree)
  const queue = [...imports.keys()].filter(
    path => /^contract\/(constants\/|embed)/.test(path) && !isTest(path),
  )
  const reached = new Set(queue)
  for (const path of reached) {
    for (const item of imports.get(path) ?? []) if (item.kind === 'file') reached.add(item.path)
  }
  return [...reached].flatMap(path =>
    (imports.get(path) ?? []).flatMap(item =>
      item.kind === 'package' ? [`${path} imports ${item.name}`] : [],
    ),
  )
}
