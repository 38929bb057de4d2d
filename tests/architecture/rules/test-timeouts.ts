import type { ESTree } from 'vite'
import { dottedName, visitCode } from '../parse-code.ts'
import { isCode, isRootConfig, isTest, type SourceTree } from '../source-tree.ts'

/** Options of Vitest, Playwright and Web Test Runner. */
const TIMEOUT =
  /^(timeout|(test|hook|teardown|browserStart|testsStart|testsFinish|action|navigation)Timeout)$/
/** Functions whose last argument may be a time-out. */
const WITH_TIMEOUT = /^(it|test|describe|(before|after)(All|Each))$/
/** The helper that has its own default. */
const WAIT_FOR = 'tests/support/wait-for.ts'

/**
 * Lists time-outs of tests and of their configurations that are a number, which a slow machine exceeds, instead of
 * `scaleTimeout(number)`; and uses of Vitest's `waitFor`, whose default is a second.
 */
export function testTimeouts(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => isCode(path) && (isTest(path) || isRootConfig(path)) && path !== WAIT_FOR)
    .flatMap(([path, text]) => {
      // A cheap check first: most files don't contain these words.
      if (!/[tT]imeout|vi\.waitFor|\d_000/.test(text)) return []
      return timeoutsOf(path, text).map(found => `${path} has ${found}`)
    })
}

function timeoutsOf(path: string, text: string): string[] {
  const found: string[] = []
  visitCode(path, text, {
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && TIMEOUT.test(key.name) && isNumber(value))
        found.push(`${key.name}: ${value.raw}`)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name = callee.type === 'MemberExpression' ? dottedName(callee) : ''
      if (name === 'vi.waitFor' || name === 'vi.waitUntil') found.push(name)
      const last = given.at(-1)
      if (!isNumber(last)) return
      if (name === 'AbortSignal.timeout' || WITH_TIMEOUT.test(rootOf(callee)))
        found.push(`${name || rootOf(callee)}(${last.raw})`)
    },
  })
  return found
}

function isNumber(node: ESTree.Node | undefined): node is ESTree.NumericLiteral {
  return node?.type === 'Literal' && typeof node.value === 'number'
}

/** Returns `it` for `it`, `it.each` and `it.each(…)`; an empty string for other expressions. */
function rootOf(node: ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return ''
}
