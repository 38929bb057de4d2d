import type { ReactNode } from 'react'
import styles from './pick-row.module.css'

type PickRowProps = {
  readonly id: string
  /** Whether Enter would select it. */
  readonly isActive: boolean
  readonly isChosen: boolean
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined
  readonly onPoint: () => void
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One option of a list. The focus stays in the field above. */
export function PickRow({ id, isActive, isChosen, describedBy, onPoint, onChoose, children }: PickRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-describedby={describedBy}
      className={styles['row']}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      onPointerDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
