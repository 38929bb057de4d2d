import { runningImportsOf } from '../imports-of.ts'
import { isCode, isTest, type SourceTree } from '../source-tree.ts'

/**
 * Lists import paths by which zod would reach a browser. Only the server uses the schemas; pages use only
 * their types.
 */
export function lightBrowser(tree: SourceTree): string[] {
  const found: string[] = []
  const ways = new Map(
    [...tree.keys()]
      .filter(path => /^(host-app|sdk|widget-loader)\//.test(path) && isCode(path) && !isTest(path))
      .map(path => [path, path]),
  )
  for (const [path, way] of ways) {
    const text = isCode(path) ? tree.get(path) : undefined
    for (const item of text === undefined ? [] : runningImportsOf(path, text)) {
      if (item.kind === 'package' && item.name === 'zod') found.push(`${way} -> zod`)
      if (item.kind === 'file' && !ways.has(item.path)) ways.set(item.path, `${way} -> ${item.path}`)
    }
  }
  return found
}
