import { join } from 'node:path'

type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** The way to the inbox: each step needs all of those before it. */
const STEPS = [
  { name: 'start', root: 'app/entry-client.tsx' },
  { name: 'signed', root: 'app/signed-area.tsx' },
  { name: 'frame', root: 'admin/admin-layout.tsx' },
  { name: 'inbox', root: 'admin/conversations/inbox-page.tsx' },
]

/** Stands in frames on customers' pages: it loads nothing of the steps that it does not need. */
const APART = 'app/pages/widget-page.tsx'

/**
 * One chunk for what each step on the way to the inbox adds, where the bundler would make a hundred chunks of a few lines,
 * which compress badly. `folder` is the app's, absolute.
 */
export function firstScreenChunks(folder: string) {
  let steps: ReadonlyMap<string, string | null> | null = null

  function readSteps(context: Context): ReadonlyMap<string, string | null> {
    const found = new Map<string, string | null>()
    const add = (root: string, name: string | null) => {
      for (const id of reachedFrom(join(folder, root), context)) if (!found.has(id)) found.set(id, name)
    }
    add(APART, null)
    for (const { name, root } of STEPS) add(root, name)
    // They are loaded by their own names.
    for (const { root } of STEPS) found.set(join(folder, root), null)
    return found
  }

  return STEPS.map(({ name }, index) => ({
    debugName: name,
    // A module belongs to the first step that needs it.
    priority: STEPS.length - index,
    name(id: string, context: Context): string | null {
      steps ??= readSteps(context)
      return steps.get(id) === name ? name : null
    },
  }))
}

function reachedFrom(root: string, context: Context): ReadonlySet<string> {
  const ids = new Set([root])
  for (const id of ids) {
    // Its index names every icon there is; the bundler adds those that are used.
    if (id.includes('lucide-react')) continue
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  }
  return ids
}
