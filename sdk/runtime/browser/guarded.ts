import type { EventType } from '#contract/embed-types.ts'
import { logQuietly } from './log-quietly.ts'

/**
 * Calls `act` and returns its value. Never throws: an error, also in a returned promise, is logged and emitted as
 * `support:error` on `element`.
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
    element.dispatchEvent(
      new CustomEvent('support:error' satisfies EventType, { bubbles: true, composed: true, detail }),
    )
  }
}
