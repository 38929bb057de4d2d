import { useEffect, useReducer, useRef } from 'react'

/**
 * Returns `value` as it was when the pointer was pressed, until it is released. Otherwise a row that
 * arrives between press and release moves another row under the pointer, and the click opens none.
 */
export function useHeldWhilePressed<T>(value: T): readonly [value: T, onPointerDown: () => void] {
  const held = useRef<{ readonly value: T } | null>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    // Later than this event, so that the click that follows it still finds the row.
    const release = () =>
      setTimeout(() => {
        if (held.current === null) return
        held.current = null
        render()
      })
    const events = ['pointerup', 'pointercancel', 'dragend', 'blur']
    for (const name of events) window.addEventListener(name, release)
    return () => {
      for (const name of events) window.removeEventListener(name, release)
    }
  }, [])

  return [held.current === null ? value : held.current.value, () => (held.current = { value })]
}
