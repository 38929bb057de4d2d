import { dottedName, visitCode } from '../parse-code.ts'
import { isCode, isTest, type SourceTree } from '../source-tree.ts'

const CALLS = new Set([
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'Date',
])
const MEMBERS = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
])
const GLOBALS = new Set(['globalThis', 'localStorage', 'sessionStorage', 'navigator'])

/** Lists code in `core` that uses the platform: time, timers, randomness, network or browser. */
export function corePurity(tree: SourceTree): string[] {
  const files = [...tree].filter(([path]) => path.startsWith('core/') && isCode(path) && !isTest(path))
  return files.flatMap(([path, text]) => impureUses(path, text).map(use => `${path} uses ${use}`))
}

function impureUses(path: string, text: string): string[] {
  const uses: string[] = []
  visitCode(path, text, {
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && CALLS.has(callee.name)) uses.push(`${callee.name}()`)
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        uses.push('new Date()')
    },
    MemberExpression: node => {
      const name = dottedName(node)
      const [object = ''] = name.split('.')
      if (MEMBERS.has(name) || GLOBALS.has(object)) uses.push(name)
    },
  })
  return uses
}
