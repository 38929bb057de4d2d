import { EVENT_PREFIX, GLOBAL_NAME } from '#contract/embed.ts'
import type { LapwingFunction } from '#contract/embed-types.ts'

/** The page's global: the loader's function, or a queue that the loader empties. */
type Global = ((...call: readonly unknown[]) => unknown) & { q?: (readonly unknown[])[] }

/**
 * Runs a command, such as `Lapwing('open')`. Commands that come before `loadLapwing` wait for it. Does nothing on a
 * server. Never throws: a failed command logs a warning and emits `support:error`.
 */
export const Lapwing = ((command: string, ...args: unknown[]) => {
  if (command === 'on' || command === 'off') return listen(command, args[0], args[1] as EventListener)
  if (typeof document === 'undefined') return undefined
  return pageGlobal()(command, ...args)
}) as LapwingFunction

/** The loader does the same. Here it works before the loader has come, and returns a function on a server, too. */
function listen(command: 'on' | 'off', event: unknown, handler: EventListener): () => void {
  const type = EVENT_PREFIX + `${event}`.replace(EVENT_PREFIX, '')
  const off = () => {
    if (typeof document !== 'undefined') document.removeEventListener(type, handler)
  }
  if (command === 'off') off()
  else if (typeof document !== 'undefined') document.addEventListener(type, handler)
  return off
}

function pageGlobal(): Global {
  const globals = window as unknown as Record<string, Global | undefined>
  const current = globals[GLOBAL_NAME]
  // The value may be an element of the page with this id.
  if (typeof current === 'function') return current
  const queue: Global = (...call) => void queue.q!.push(call)
  queue.q = []
  globals[GLOBAL_NAME] = queue
  return queue
}
