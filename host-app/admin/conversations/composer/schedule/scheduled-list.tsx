import { Clock } from 'lucide-react'
import type { UserProfile } from '#contract/entities/account.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { formatDate } from '../../../common/format.ts'
import type { Outbox } from '../outbox/outbox.ts'
import styles from './scheduled-list.module.css'
import { useScheduled } from './use-scheduled.ts'

type ScheduledListProps = {
  readonly conversationId: string
  readonly lastSequence: number
  readonly member: UserProfile
  readonly outbox: Outbox
}

/** The scheduled replies. A canceled one returns to the composer. */
export function ScheduledList({ conversationId, lastSequence, member, outbox }: ScheduledListProps) {
  const { scheduled, cancel } = useScheduled(conversationId, lastSequence, outbox)
  if (scheduled.length === 0) return null
  const mayCancel = (authorId: string) =>
    authorId === member.id || member.permissions.includes('settings.edit')
  return (
    <ul className={styles['list']} aria-label="Scheduled replies">
      {scheduled.map(entry => (
        <li key={entry.id}>
          <Clock size={14} aria-hidden="true" />
          <span className={styles['when']}>
            {formatDate(entry.send_at)}
            {entry.author_id !== member.id && `, by ${entry.author_name}`}
          </span>
          <span className={styles['text']} dir="auto">
            {entry.content}
          </span>
          {mayCancel(entry.author_id) && (
            <Button
              size="small"
              look="quiet"
              busy={cancel.isPending && cancel.variables?.id === entry.id}
              onClick={() => cancel.mutate(entry)}
            >
              Cancel
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
