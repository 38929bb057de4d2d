import type { Activity } from '#contract/entities/desk.ts'
import styles from './activity-line.module.css'
import { activityText } from './activity-text.ts'
import { fullTime, timeOfDay } from './times.ts'

/** What happened, in one quiet line. */
export function ActivityLine({ activity }: { readonly activity: Activity }) {
  const { created_at } = activity
  return (
    <p className={styles['line']}>
      <span>{activityText(activity)}</span>
      <time dateTime={created_at} title={fullTime(created_at)}>
        {timeOfDay(created_at)}
      </time>
    </p>
  )
}
