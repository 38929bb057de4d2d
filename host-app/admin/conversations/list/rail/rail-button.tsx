import type { ReactNode } from 'react'
import styles from './rail-button.module.css'

type RailButtonProps = {
  readonly label: string
  readonly mark: ReactNode
  /** Not shown if undefined. */
  readonly count?: number | undefined
  /** Whether the count is of people who wait. */
  readonly isUrgent?: boolean
  readonly title?: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A list to choose in the rail: a mark, its name, and the number of its conversations. */
export function RailButton({ label, mark, count, isUrgent, title, isChosen, onChoose }: RailButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={isChosen}
      title={title ?? label}
      onClick={onChoose}
    >
      {mark}
      <bdi>{label}</bdi>
      {count !== undefined && (
        <span data-urgent={(isUrgent && count > 0) || undefined}>{count.toLocaleString()}</span>
      )}
    </button>
  )
}
