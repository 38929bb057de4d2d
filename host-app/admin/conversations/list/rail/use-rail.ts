import { type RefObject, useCallback, useEffect, useId, useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'

/**
 * Returns whether the rail lies open above the list, which narrow screens need, with what its button needs. Escape and a press
 * outside close it.
 */
export function useRail(panes: RefObject<HTMLElement | null>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const buttonOf = useCallback(
    () => panes.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`),
    [panes, id],
  )

  useEffect(() => {
    if (!isOpen) return
    const rail = document.getElementById(id)
    rail?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    function closeOutside({ target }: Event): void {
      if (!(target instanceof Node) || rail?.contains(target) || buttonOf()?.contains(target)) return
      setOpen(false)
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || isComposingKey(event)) return
      // The page behind has its own handler for Escape.
      event.stopPropagation()
      setOpen(false)
      buttonOf()?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    rail?.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      rail?.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, id, buttonOf])

  return { id, isOpen, close, onToggle: () => setOpen(open => !open) }
}
