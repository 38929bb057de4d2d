import styles from './confidence-bar.module.css'

type ConfidenceBarProps = {
  /** Both from 0 to 1. */
  readonly confidence: number
  readonly threshold: number
}

/** How sure it is that an article answers, with a line where it becomes sure enough. */
export function ConfidenceBar({ confidence, threshold }: ConfidenceBarProps) {
  const isSure = confidence >= threshold
  const words = isSure ? 'sure enough to quote' : 'not sure enough to quote'
  return (
    <div className={styles['confidence']}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['track']} width="100" height="6" y="2" />
        <rect
          className={isSure ? styles['sure'] : styles['unsure']}
          width={100 * confidence}
          height="6"
          y="2"
        />
        <rect className={styles['threshold']} x={100 * threshold} width="0.6" height="10" />
      </svg>
      <span>
        {percent(confidence)}, {words}{' '}
        <span className={styles['soft']}>(threshold {percent(threshold)})</span>
      </span>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
