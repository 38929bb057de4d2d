import styles from './likelihood-bar.module.css'

type LikelihoodBarProps = {
  /** Both from 0 to 1. */
  readonly likelihood: number
  readonly threshold: number
}

/** A bar of the likelihood that an article answers, with a line at the threshold for quoting it. */
export function LikelihoodBar({ likelihood, threshold }: LikelihoodBarProps) {
  const isSure = likelihood >= threshold
  const words = isSure ? 'likely enough to quote' : 'not likely enough to quote'
  return (
    <div className={styles['likelihood']}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['track']} width="100" height="6" y="2" />
        <rect
          className={isSure ? styles['sure'] : styles['unsure']}
          width={100 * likelihood}
          height="6"
          y="2"
        />
        <rect className={styles['threshold']} x={100 * threshold} width="0.6" height="10" />
      </svg>
      <span>
        {percent(likelihood)}, {words}{' '}
        <span className={styles['soft']}>(threshold {percent(threshold)})</span>
      </span>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
