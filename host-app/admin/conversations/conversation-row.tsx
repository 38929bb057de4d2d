import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import styles from './conversation-row.module.css'
import { customerLabel } from './sender-name.ts'
import { StatusBadge } from './status-badge.tsx'
import { fullTime, shortAge } from './times.ts'

type ConversationRowProps = {
  readonly conversation: StaffConversation
  /** Place in the queue of the waiting, from 1; 0 for the others. */
  readonly place: number
  readonly isOpen: boolean
  readonly memberId: string
  readonly now: number
}

export function ConversationRow({ conversation, place, isOpen, memberId, now }: ConversationRowProps) {
  const at = conversation.last_message_at ?? conversation.created_at
  return (
    <li>
      <Link
        to={`/admin/conversations/${conversation.id}`}
        className={styles['row']}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles['top']}>
          <span className={styles['subject']} dir="auto">
            {conversation.subject}
          </span>
          <time dateTime={at} title={fullTime(at)}>
            {shortAge(at, now)}
          </time>
        </span>
        <span className={styles['customer']}>{customerLabel(conversation)}</span>
        <span className={styles['preview']} dir="auto">
          {conversation.preview}
        </span>
        <StatusBadge conversation={conversation} place={place} memberId={memberId} now={now} />
      </Link>
    </li>
  )
}
