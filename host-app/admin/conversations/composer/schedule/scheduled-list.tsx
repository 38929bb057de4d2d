import { Clock } from 'lucide-react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ScheduledMessage } from '#contract/entities/thread-tools.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import type { Outbox } from '../outbox/outbox.ts'
import styles from './scheduled-list.module.css'

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

/**
 * Queries a conversation's scheduled replies, and cancels one, whose text returns to the composer. It refetches at each new
 * message, which may be one of them.
 */
function useScheduled(id: string, lastSequence: number, outbox: Outbox) {
  const query = useApi(
    'listScheduled',
    { params: { id } },
    { asOf: lastSequence, select: ({ scheduled }) => scheduled },
  )
  const cancel = useApiAction(
    async (call, scheduled: ScheduledMessage) => {
      await call('cancelScheduled', { params: { id: scheduled.id } })
      outbox.putBack(id, { kind: 'reply', content: scheduled.content })
    },
    { done: 'The reply was canceled' },
  )
  return { scheduled: query.data ?? [], cancel }
}
