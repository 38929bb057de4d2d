import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const FRAMEWORK = /node_modules[\\/](preact|react|react-dom|scheduler|@r2wc|nanostores)[\\/]/

/** What the chat fetches once its panel shows, and what may come after that. */
const LATER = {
  rest: 'sdk/widgets/chat/rest.ts',
  answer: 'sdk/widgets/chat/answer.ts',
  onDemand: 'sdk/widgets/chat/on-demand.ts',
} as const

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Groups modules so that a widget comes in few files, which compress better than many: `runtime` is the framework and
 * what several widgets begin with, `panel` the chat's own, `rest` what the chat fetches next, with all that the parts
 * after it share. The ticket's thread uses parts of the last two, `visitor` at once. Everything else is left to the
 * bundler, entries too: fetching a part of one must not run it.
 */
export function chunkGroups(entries: Readonly<Record<string, string>>): Rolldown.CodeSplittingGroup[] {
  let users: ReadonlyMap<string, readonly string[]> | null = null

  function nameOf(id: string, modules: Modules): string | null {
    users ??= usersByModule({ ...entries, ...LATER }, modules)
    const found = users.get(id) ?? []
    const widgets = found.filter(name => !(name in LATER))
    const isInRest = found.includes('rest') || found.length > widgets.length + 1
    if (FRAMEWORK.test(id) || widgets.length > 1) return 'runtime'
    if (widgets[0] === 'chat') return 'panel'
    return isInRest ? (widgets.length > 0 ? 'visitor' : 'rest') : null
  }

  // A group takes along what its modules import, so those that others import come first.
  return ['rest', 'visitor', 'panel', 'runtime'].map((group, priority) => ({
    debugName: group,
    priority,
    name: (id, modules) => (nameOf(id, modules) === group ? group : null),
  }))
}

/** For every module those of the given ones, by name, that import it statically, through others or not. */
function usersByModule(
  roots: Readonly<Record<string, string>>,
  modules: Modules,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [name, path] of Object.entries(roots)) {
    const reached = new Set([resolve(path)])
    for (const id of reached) {
      found.set(id, [...(found.get(id) ?? []), name])
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
    }
  }
  return found
}
