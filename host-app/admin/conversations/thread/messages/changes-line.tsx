import { ChevronRight } from 'lucide-react'
import type { Activity } from '#contract/entities/desk.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import { ActivityLine } from './activity-line.tsx'
import styles from './changes-line.module.css'
import { timeOfDay } from './times.ts'

/** Small changes in a row, as one line that opens. */
export function ChangesLine({ activities }: { readonly activities: readonly Activity[] }) {
  const { created_at } = activities.at(-1)!
  return (
    <details className={styles['changes']}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        {activities.length} changes
        <time dateTime={created_at} title={formatDate(created_at)}>
          {timeOfDay(created_at)}
        </time>
      </summary>
      <ul>
        {activities.map(activity => (
          <li key={activity.id}>
            <ActivityLine activity={activity} />
          </li>
        ))}
      </ul>
    </details>
  )
}
