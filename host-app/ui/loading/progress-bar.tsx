import { useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** How far it is, in words. */
  readonly label: string
  readonly value: number
  readonly max: number
}

/** How far something is that takes its time. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId()
  return (
    <span className={styles['progress']}>
      <progress value={value} max={max} aria-labelledby={id} />
      <span id={id}>{label}</span>
    </span>
  )
}
