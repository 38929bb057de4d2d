import type { ESTree } from 'vite'
import { visitCode } from '../parse-code.ts'
import { isCode, isTest, type SourceTree } from '../source-tree.ts'

/** The file with all keys. */
const KEYS = 'host-app/shared/api/query-keys.ts'

/** Methods of the cache that take a key as their first argument. */
const WITH_KEY = new Set(['setQueryData', 'getQueryData'])

/**
 * Lists keys of the query cache that are written outside the file of keys. Two queries with the same key
 * would get each other's answers, so one file has them all.
 */
export function queryKeys(tree: SourceTree): string[] {
  const found: string[] = []
  for (const [path, text] of tree) {
    if (!path.startsWith('host-app/') || path === KEYS || !isCode(path) || isTest(path)) continue
    for (const word of writtenKeys(path, text)) found.push(`${path} writes the key '${word}'`)
  }
  return found
}

function writtenKeys(path: string, text: string): string[] {
  const words: string[] = []
  const note = (node: ESTree.Node | null | undefined): void => {
    const list = node?.type === 'TSAsExpression' ? node.expression : node
    const first = list?.type === 'ArrayExpression' ? list.elements[0] : null
    if (first?.type === 'Literal' && typeof first.value === 'string') words.push(first.value)
  }
  visitCode(path, text, {
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'queryKey') note(value)
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        if (WITH_KEY.has(callee.property.name)) note(first)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && /(^|_)KEY$/.test(id.name)) note(init)
    },
  })
  return words
}
