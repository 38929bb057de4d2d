import { join } from 'node:path'

type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/** The modules on the way to the inbox, in load order. */
const STEPS = [
  { name: 'start', root: 'app/entry-client.tsx' },
  { name: 'signed', root: 'app/signed-area.tsx' },
  { name: 'frame', root: 'admin/admin-layout.tsx' },
  { name: 'inbox', root: 'admin/conversations/inbox-page.tsx' },
]

/**
 * The page in frames on customers' sites. Its modules stay out of the steps' chunks, so that it loads nothing it
 * doesn't need.
 */
const APART = 'app/pages/widget-page.tsx'

/**
 * Returns chunk groups: one chunk for the modules that each step to the inbox adds. By default the bundler would make a
 * hundred small chunks, which compress badly.
 * @param folder absolute path of the app.
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
    // The roots stay separate chunks, because they are imported by name.
    for (const { root } of STEPS) found.set(join(folder, root), null)
    return found
  }

  return STEPS.map(({ name }, index) => ({
    debugName: name,
    // The first step that needs a module gets it.
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
    // Its index imports every icon; the bundler adds only those in use.
    if (id.includes('lucide-react')) continue
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  }
  return ids
}
