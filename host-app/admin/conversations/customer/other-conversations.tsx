import { CircleCheck, type LucideIcon, MessageSquare, Ticket } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ConversationStatus } from '#contract/entities/conversation.ts'
import { subjectText } from '../../common/conversation-text.ts'
import { When } from '../../common/when.tsx'
import styles from './customer-panel.module.css'
import { PanelSection } from './panel-section.tsx'
import type { KnownCustomer } from './use-known-customer.ts'

/** Number of conversations shown beside the thread. */
const SHOWN = 5

const STATES: Readonly<Record<ConversationStatus, { readonly word: string; readonly Icon: LucideIcon }>> = {
  open: { word: 'Open', Icon: MessageSquare },
  ticket: { word: 'Ticket', Icon: Ticket },
  resolved: { word: 'Resolved', Icon: CircleCheck },
}

type OtherConversationsProps = { readonly known: KnownCustomer; readonly openId: string }

/** The customer's newest conversations besides the open one. */
export function OtherConversations({ known: { customer, conversations }, openId }: OtherConversationsProps) {
  const others = conversations.filter(({ id }) => id !== openId)
  const count = Math.max(0, customer.conversation_count - 1)
  const all = others.length > SHOWN && (
    <Link to={`/admin/customers/${customer.id}`} aria-label={`All ${count} other conversations`}>
      All {count.toLocaleString()}
    </Link>
  )
  return (
    <PanelSection title="Other conversations" link={all}>
      {others.length === 0 ? (
        <p className={styles['soft']}>This is their first one.</p>
      ) : (
        <ul className={styles['list']}>
          {others.slice(0, SHOWN).map(({ id, subject, status, last_message_at, created_at }) => {
            const { word, Icon } = STATES[status]
            return (
              <li key={id} className={styles['line']}>
                <Icon size={15} aria-hidden="true" />
                <Link to={`/admin/conversations/${id}`} dir="auto" title={word}>
                  {subjectText(subject)}
                </Link>
                <span className="visually-hidden">{word},</span>
                <When at={last_message_at ?? created_at} />
              </li>
            )
          })}
        </ul>
      )}
    </PanelSection>
  )
}
