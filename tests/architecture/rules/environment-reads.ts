import { dottedName, visitCode } from '../parse-code.ts'
import { isCode, isRootConfig, isTest, type SourceTree } from '../source-tree.ts'

/** Lists code that reads environment variables outside `server/config`, scripts, tests and configurations. */
export function environmentReads(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => isCode(path) && !mayRead(path))
    .flatMap(([path, text]) => {
      // A cheap check first: most files don't contain the word.
      if (!/\benv\b/.test(text)) return []
      let reads = false
      visitCode(path, text, {
        MemberExpression: node => {
          if (dottedName(node) === 'process.env') reads = true
        },
        ImportSpecifier: ({ imported }) => {
          if (imported.type === 'Identifier' && imported.name === 'env') reads = true
        },
      })
      return reads ? [`${path} reads the environment`] : []
    })
}

function mayRead(path: string): boolean {
  return /^(server\/config|scripts)\//.test(path) || isTest(path) || isRootConfig(path)
}
