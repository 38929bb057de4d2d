import type { ESTree } from 'vite'
import { importsOf } from '../imports-of.ts'
import { visitCode } from '../parse-code.ts'
import { isCode, isTest, type SourceTree } from '../source-tree.ts'

/** The one function that tells whether a key belongs to an input method. */
const HELPER = 'core/composing-key.ts'
/** Keys that also confirm or discard a word of an input method. */
const KEYS = new Set<unknown>(['Enter', 'Escape'])

/**
 * Lists files that act on Enter or Escape without asking the helper whether an input method has the key, and files that
 * find it out themselves: Safari's order of events is easily forgotten.
 */
export function composingKeys(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => isCode(path) && !isTest(path) && path !== HELPER)
    .filter(([path]) => /^(sdk|host-app|widget-loader)\//.test(path))
    .flatMap(([path, text]) => {
      // A cheap check first: most files don't handle keys.
      if (!/KeyDown|keydown|KeyboardEvent/.test(text)) return []
      const { comparesKey, readsState } = lookAt(path, text)
      const asks = importsOf(tree)
        .get(path)!
        .some(imported => imported.kind === 'file' && imported.path === HELPER)
      return [
        ...(comparesKey && !asks ? [`${path} acts on Enter or Escape without isComposingKey`] : []),
        ...(readsState ? [`${path} reads isComposing or keyCode itself`] : []),
      ]
    })
}

function lookAt(path: string, text: string): { comparesKey: boolean; readsState: boolean } {
  let comparesKey = false
  let readsState = false
  visitCode(path, text, {
    BinaryExpression: ({ left, right }) => {
      if ((isKey(left) && isName(right)) || (isName(left) && isKey(right))) comparesKey = true
    },
    SwitchStatement: ({ discriminant, cases }) => {
      if (isKey(discriminant) && cases.some(({ test }) => isName(test))) comparesKey = true
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier' && /^(isComposing|keyCode)$/.test(property.name)) readsState = true
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier' && /^(isComposing|keyCode)$/.test(key.name)) readsState = true
    },
  })
  return { comparesKey, readsState }
}

/** Whether a node is `key` or `event.key`. */
function isKey(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isKey(node.property)
  return node.type === 'Identifier' && node.name === 'key'
}

function isName(node: ESTree.Node | null): boolean {
  return node?.type === 'Literal' && KEYS.has(node.value)
}
