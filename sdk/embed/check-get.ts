import type { EmbedContext } from '#contract/embed.ts'

const checked = new WeakSet<EmbedContext>()

/**
 * Makes `get` of a loader fail for a name that no value has, once another command has loaded this code.
 * @param run runs a command, which checks its arguments
 */
export function checkGet(context: EmbedContext, run: (name: string, args: readonly unknown[]) => void): void {
  if (!context.get || checked.has(context)) return
  checked.add(context)
  const { get } = context
  context.get = (element, name) => {
    const value = get(element, name)
    if (value === undefined) run('get', [name])
    return value
  }
}
