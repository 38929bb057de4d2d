import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const FRAMEWORK = /node_modules[\\/](preact|react|react-dom|scheduler|@r2wc|nanostores)[\\/]/
/** A rule of a few bytes that every widget with a field needs, some of them only in what they load later. */
const SMALL_RULE = /contract[\\/]text[\\/]is-blank\.ts$/

/** Parts of the chat that load later: `lazy` when its panel opens, the others when they're first needed. */
const LAZY = {
  lazy: 'sdk/widgets/chat/chat.lazy.ts',
  answer: 'sdk/widgets/chat/thread/answer.lazy.ts',
  extras: 'sdk/widgets/chat/extras.lazy.ts',
} as const

/**
 * Parts of the help center widget that load later. They count as its own, so that loading them doesn't load the chat's
 * files.
 */
const KB_LAZY = [
  'sdk/widgets/kb/kb-driver.ts',
  'sdk/widgets/kb/kb.lazy.ts',
  'sdk/widgets/kb/article/article-body.tsx',
]

/** What replaces the chat's thread. What it shares with a widget must not become that widget's own. */
const PAGE = 'sdk/widgets/chat/panel/page.lazy.tsx'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Returns chunk groups, so that a widget loads in few files, which compress better than many. `runtime` is the
 * framework and what several widgets start with. `panel` is the chat's own code. `lazy` is what the chat loads next,
 * and what its later parts share. `visitor` is the part of `lazy` that the ticket widget needs at its start. `help` and
 * `form` are the help center's and the ticket widget's own code: because the chat opens both inside, the bundler would
 * split them. It places all other modules. Entries stay out of the groups, because loading a part of one must not run it.
 */
export function chunkGroups(entries: Readonly<Record<string, string>>): Rolldown.CodeSplittingGroup[] {
  let users: ReadonlyMap<string, readonly string[]> | null = null

  function nameOf(id: string, modules: Modules): string | null {
    users ??= usersByModule(rootsOf(entries), modules)
    const all = users.get(id) ?? []
    const found = all.filter(name => name !== 'page')
    const names = found.filter(name => !(name in LAZY)).map(name => (name === 'kb-lazy' ? 'kb' : name))
    const widgets = [...new Set(names)]
    const isShared = found.includes('lazy') || found.length > widgets.length + 1
    if (FRAMEWORK.test(id) || SMALL_RULE.test(id) || widgets.length > 1) return 'runtime'
    if (widgets[0] === 'chat') return 'panel'
    if (found.includes('kb')) return 'help'
    if (widgets[0] === 'ticket' && !isShared && all.length === found.length) return 'form'
    return isShared ? (widgets.length > 0 ? 'visitor' : 'lazy') : null
  }

  // A group also takes its modules' imports, so groups that others import have a higher priority.
  return ['help', 'form', 'lazy', 'visitor', 'panel', 'runtime'].map((group, priority) => ({
    debugName: group,
    priority,
    name: (id, modules) => (nameOf(id, modules) === group ? group : null),
  }))
}

/**
 * Returns the root modules of each widget and lazy part, by name. Not of the survey: what it shares with one other
 * widget must not become part of `runtime`, which all of them load.
 */
function rootsOf({
  csat: _,
  ...entries
}: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const named = Object.entries({ ...entries, ...LAZY }).map(([name, path]) => [name, [path]] as const)
  return { ...Object.fromEntries(named), page: [PAGE], ...(entries['kb'] && { 'kb-lazy': KB_LAZY }) }
}

/** Returns for every module the names of the roots that import it statically, directly or not. */
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
