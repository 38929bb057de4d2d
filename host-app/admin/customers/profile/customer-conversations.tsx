import { Link } from 'react-router-dom'
import type { CustomerConversation } from '#contract/entities/customer.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { previewText, subjectText } from '../../common/conversation-text.ts'
import { When } from '../../common/when.tsx'
import styles from './customer-page.module.css'

const STATES = {
  open: { label: 'Open', tone: 'warning' },
  ticket: { label: 'Ticket', tone: 'warning' },
  resolved: { label: 'Resolved', tone: 'neutral' },
} as const

type CustomerConversationsProps = {
  readonly conversations: readonly CustomerConversation[]
  readonly count: number
}

/** A customer's conversations, newest first. */
export function CustomerConversations({ conversations, count }: CustomerConversationsProps) {
  return (
    <section className={styles['part']} aria-label="Conversations">
      <h2>Conversations ({count})</h2>
      {conversations.length === 0 ? (
        <p className={styles['soft']}>None yet.</p>
      ) : (
        <ul className={styles['list']}>
          {conversations.map(conversation => (
            <li key={conversation.id}>
              <div className={styles['line']}>
                <Link to={`/admin/conversations/${conversation.id}`} dir="auto">
                  {conversation.number !== null && `#${conversation.number} `}
                  {subjectText(conversation.subject)}
                </Link>
                <Badge tone={STATES[conversation.status].tone}>{STATES[conversation.status].label}</Badge>
              </div>
              <p className={styles['preview']} dir="auto">
                {previewText(conversation.preview)}
              </p>
              <p className={styles['soft']}>
                <When at={conversation.last_message_at ?? conversation.created_at} />
                {conversation.assignee_name !== null && ` · ${conversation.assignee_name}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {count > conversations.length && (
        <p className={styles['soft']}>These are the newest {conversations.length}.</p>
      )}
    </section>
  )
}
