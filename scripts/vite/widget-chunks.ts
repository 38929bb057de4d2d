import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const FRAMEWORK = /node_modules[\\/](preact|react|react-dom|scheduler|@r2wc|nanostores)[\\/]/

/** What the chat loads later: `lazy` once its panel shows, the others when they are first needed. */
const LAZY = {
  lazy: 'sdk/widgets/chat/chat.lazy.ts',
  answer: 'sdk/widgets/chat/thread/answer.lazy.ts',
  extras: 'sdk/widgets/chat/extras.lazy.ts',
} as const

/** What the knowledge base loads later counts as its own, so that none of it brings the chat's files along. */
const KB_LAZY = [
  'sdk/widgets/kb/kb-driver.ts',
  'sdk/widgets/kb/kb.lazy.ts',
  'sdk/widgets/kb/article/article-body.tsx',
]

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Groups modules so that a widget comes in few files, which compress better than many: `runtime` is the framework and
 * what several widgets begin with, `panel` the chat's own, `lazy` what the chat fetches next, with all that the parts
 * after it share. The ticket's thread uses parts of the last two, `visitor` at once. Everything else is left to the
 * bundler, entries too: fetching a part of one must not run it.
 */
export function chunkGroups(entries: Readonly<Record<string, string>>): Rolldown.CodeSplittingGroup[] {
  let users: ReadonlyMap<string, readonly string[]> | null = null

  function nameOf(id: string, modules: Modules): string | null {
    users ??= usersByModule(rootsOf(entries), modules)
    const found = users.get(id) ?? []
    const widgets = found.filter(name => !(name in LAZY))
    const isShared = found.includes('lazy') || found.length > widgets.length + 1
    if (FRAMEWORK.test(id) || widgets.length > 1) return 'runtime'
    if (widgets[0] === 'chat') return 'panel'
    return isShared ? (widgets.length > 0 ? 'visitor' : 'lazy') : null
  }

  // A group takes along what its modules import, so those that others import come first.
  return ['lazy', 'visitor', 'panel', 'runtime'].map((group, priority) => ({
    debugName: group,
    priority,
    name: (id, modules) => (nameOf(id, modules) === group ? group : null),
  }))
}

/** The modules that begin something, by the name of what they begin. */
function rootsOf(entries: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const named = Object.entries({ ...entries, ...LAZY }).map(([name, path]) => [name, [path]] as const)
  return { ...Object.fromEntries(named), ...(entries['kb'] && { kb: [entries['kb'], ...KB_LAZY] }) }
}

/** For every module those of the given ones, by name, that import it statically, through others or not. */
function usersByModule(
  roots: Readonly<Record<string, readonly string[]>>,
  modules: Modules,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [name, paths] of Object.entries(roots)) {
    const reached = new Set(paths.map(path => resolve(path)))
    for (const id of reached) {
      found.set(id, [...(found.get(id) ?? []), name])
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
    }
  }
  return found
}
