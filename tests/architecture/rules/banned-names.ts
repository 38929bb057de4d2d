import { isCode, isTest, type SourceTree } from '../source-tree.ts'

type Ban = { readonly name: RegExp; readonly instead: string; readonly allowed?: readonly string[] }

/** Private words that were used instead of the field's own. Banned as names, not as English words. */
const BANS: readonly Ban[] = [
  { name: /^means$|Means$/, instead: 'deps' },
  { name: /^Given$/, instead: 'Options or Input' },
  { name: /[sS]ettl(ing|e[A-Z])/, instead: 'timeout' },
  { name: /^(use)?Beside$|^beside/, instead: 'timeline' },
  { name: /[wW]ish(es)?($|[A-Z-])/, instead: 'request' },
  { name: /[pP]atience/, instead: 'delay' },
  { name: /[sS]tanding$/, instead: 'access' },
  { name: /^acting$|^isActing/, instead: 'impersonation' },
  { name: /^(talking|room|still|firstLook|first-look)$/, instead: 'what it is' },
  { name: /^(bring|bringing)$/, instead: 'deliver or run' },
  { name: /^(callAsNobody|sendAnonymously)$/, instead: 'callPublicApi or sendPublicRequest' },
  { name: /^(useSettled|use-settled)$/, instead: 'useDebouncedValue' },
  { name: /^(keepManager|keep-manager)$/, instead: 'withLastManagerGuard' },
  { name: /^(ownTurn|own-turn)$/, instead: 'deferredHydration' },
  { name: /^(passFor|pass-for)$/, instead: 'authorizeSocket' },
  { name: /^(later-parts|laterParts|on-demand|onDemand)/, instead: 'lazy' },
  { name: /Wording$|(^|_)COPY$|^copyOf$|Mail(s|Texts)$/, instead: 'messages or emails' },
  { name: /^[cC]ontentWords$|^SomeWords$/, instead: 'content fields' },
  { name: /^kept-|^(told|taken|asked)-/, instead: 'the thing: a session, a lease, a notification, a query' },
]

const DECLARED = /\b(?:const|let|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g

/** Lists the product's files and declarations with banned names, and the word to use instead. */
export function bannedNames(tree: SourceTree): string[] {
  const found: string[] = []
  for (const [path, text] of tree) {
    if (!isCode(path) || isTest(path) || path.startsWith('scripts/')) continue
    const file = path.split('/').at(-1)!.split('.')[0]!
    const names = new Set([file, ...[...text.matchAll(DECLARED)].map(([, name]) => name!)])
    for (const name of names)
      for (const ban of BANS)
        if (ban.name.test(name) && !ban.allowed?.includes(path))
          found.push(`${path} names ${name}: say ${ban.instead}`)
  }
  return found
}
