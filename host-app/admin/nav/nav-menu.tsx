import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposingKey } from '#core/composing-key.ts'
import styles from './admin-nav.module.css'

type NavMenuProps = {
  /** The accessible name of the button. */
  readonly label: string
  /** The button's content. */
  readonly button: ReactNode
  /** Whether one of its links leads to the current page. */
  readonly isCurrent?: boolean
  readonly onOpen?: () => void
  readonly className?: string | undefined
  /** The panel. It opens beside the rail, or above the tabs of a phone. */
  readonly children: ReactNode
}

/** A button of the navigation that opens a panel. */
export function NavMenu({ label, button, isCurrent, onOpen, className = '', children }: NavMenuProps) {
  const menu = useClosing()
  return (
    <details
      ref={menu}
      className={`${styles['menu']} ${className}`}
      onToggle={event => event.currentTarget.open && onOpen?.()}
    >
      <summary
        className={styles['item']}
        aria-label={label}
        title={label}
        data-current={isCurrent || undefined}
      >
        {button}
      </summary>
      {children}
    </details>
  )
}

/** Closes a `<details>` on navigation, on a press or focus outside it, and on Escape. Returns its ref. */
function useClosing(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    // Each navigation has its own key.
    if (key) menu.current!.open = false
  }, [key])

  useEffect(() => {
    const details = menu.current!
    function closeOutside({ target }: Event): void {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !details.open || isComposingKey(event)) return
      // The page behind has its own handler for Escape.
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    // Not every browser gives the focus to a pressed button.
    document.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape, { capture: true })
    }
  }, [])

  return menu
}
