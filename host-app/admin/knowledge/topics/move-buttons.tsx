import { ChevronDown, ChevronUp } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import styles from './move-buttons.module.css'
import type { Direction } from './moved.ts'

type MoveButtonsProps = {
  /** The name of what is moved, for the buttons' labels. */
  readonly name: string
  /** Its index, from 0, among `count`. */
  readonly place: number
  readonly count: number
  readonly onMove: (direction: Direction) => void
}

/** Buttons that move an item of a list up and down. The pressed button keeps the focus. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  // The row is taken out of the page and put in elsewhere, which takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that calls for it.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])

  function move(event: MouseEvent<HTMLButtonElement>, direction: Direction) {
    if (event.currentTarget.getAttribute('aria-disabled') === 'true') return
    pressed.current = event.currentTarget
    onMove(direction)
  }

  return (
    <span className={styles['buttons']}>
      <IconButton label={`Move ${name} up`} aria-disabled={place === 0} onClick={event => move(event, 'up')}>
        <ChevronUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        onClick={event => move(event, 'down')}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
