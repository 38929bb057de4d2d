import type { ESTree } from 'vite'
import { visitCode } from '../parse-code.ts'
import { isCode, isTest, type SourceTree } from '../source-tree.ts'

/** Of the cache: what takes a key first. */
const WITH_KEY = new Set(['setQueryData', 'getQueryData'])

/**
 * Lists the words that keys of the cache of answers begin with in more than one file: two that ask under one key get
 * each other's answers. Name such a key once, and import it.
 */
export function queryKeys(tree: SourceTree): string[] {
  const files = new Map<string, Set<string>>()
  for (const [path, text] of tree) {
    if (!path.startsWith('host-app/') || !isCode(path) || isTest(path)) continue
    for (const word of firstWords(path, text)) files.set(word, (files.get(word) ?? new Set()).add(path))
  }
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([word, paths]) => `'${word}' begins keys in ${[...paths].sort().join(' and ')}`)
}

function firstWords(path: string, text: string): string[] {
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
