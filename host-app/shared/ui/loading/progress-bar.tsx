import { useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** The progress in words. */
  readonly label: string
  readonly value: number
  readonly max: number
}

/** A progress bar with a label. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId()
  return (
    <span className={styles['progress']}>
      <progress value={value} max={max} aria-labelledby={id} />
      <span id={id}>{label}</span>
    </span>
  )
}
