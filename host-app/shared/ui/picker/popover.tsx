import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './popover.module.css'

type PopoverProps = {
  /** The panel's accessible name. */
  readonly label: string
  /** The button's content. */
  readonly button: ReactNode
  readonly buttonRef?: RefObject<HTMLButtonElement | null>
  readonly shortcuts?: string | undefined
  readonly onClosed?: () => void
  /** The panel's content, mounted anew each time it opens. `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode
}

const MARGIN_PX = 8
/** Minimum useful height of a list. */
const MIN_HEIGHT_PX = 280

/** A button that opens a panel above everything else (HTML Living Standard 6.12, "popover"). */
export function Popover({ label, button, buttonRef, shortcuts, onClosed, children }: PopoverProps) {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const anchor = buttonRef ?? own

  function place(): void {
    const { left, top, bottom } = anchor.current!.getBoundingClientRect()
    const { style } = panel.current!
    const below = window.innerHeight - bottom - 4 - MARGIN_PX
    // Opens upward where there is more room above, such as from a composer.
    const isAbove = below < MIN_HEIGHT_PX && top > below
    style.top = isAbove ? 'auto' : `${bottom + 4}px`
    style.bottom = isAbove ? `${window.innerHeight - top + 4}px` : 'auto'
    style.maxHeight = `${isAbove ? top - 4 - MARGIN_PX : Math.max(200, below)}px`
    style.left = `max(${MARGIN_PX}px, min(${left}px, 100vw - var(--width) - ${MARGIN_PX}px))`
  }

  /** Opens synchronously, so that the browser focuses the first field before the next keystroke. */
  function open(): void {
    flushSync(() => setOpen(true))
    panel.current!.querySelector('input, select')?.setAttribute('autofocus', '')
    place()
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles['button']}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcuts}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles['panel']}
        // A popover inside this one reports here, too.
        onBeforeToggle={({ target, newState }) => target === panel.current && newState === 'open' && open()}
        onToggle={({ target, newState }) => {
          if (target !== panel.current || newState !== 'closed') return
          setOpen(false)
          onClosed?.()
        }}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
