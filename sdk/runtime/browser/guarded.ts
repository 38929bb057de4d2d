import { EVENTS } from '#contract/embed.ts'
import { logQuietly } from './log-quietly.ts'

/**
 * Does something for the page without ever throwing into it: what goes wrong, now or in a promise, is logged and told
 * by `support:error` at `element`.
 */
export function guarded<Value>(element: Element, act: () => Value): Value | undefined {
  try {
    const value = act()
    if (value instanceof Promise) return value.catch(failed) as Value
    return value
  } catch (error) {
    failed(error)
    return undefined
  }

  function failed(error: unknown): void {
    logQuietly('something went wrong', error)
    const message = error instanceof Error ? error.message : String(error)
    const detail = { code: 'command', message }
    element.dispatchEvent(new CustomEvent(EVENTS.error, { bubbles: true, composed: true, detail }))
  }
}
