import { useEffect, useLayoutEffect, useRef } from 'react'
import { isComposingKey } from '#core/composing-key.ts'

/** Runs keys in the text field of the form around an element, before the field handles them itself. */
export function useFieldKeys(
  element: HTMLElement | null,
  keys: Readonly<Record<'Tab' | 'Escape', (() => void) | null>>,
): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const form = element?.closest('form')
    if (!form) return
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      const run = key === 'Tab' || key === 'Escape' ? latest.current[key] : null
      const isPlain =
        !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && !isComposingKey(event)
      if (!run || !isPlain || !(target instanceof HTMLTextAreaElement)) return
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    form.addEventListener('keydown', onKey, { capture: true })
    return () => form.removeEventListener('keydown', onKey, { capture: true })
  }, [element])
}
