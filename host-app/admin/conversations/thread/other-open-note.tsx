import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { subjectText } from '../../common/conversation-text.ts'
import styles from './thread-menus.module.css'

type OtherOpenNoteProps = { readonly customerId: string; readonly conversation: StaffConversation }

/** Links to another open conversation of the customer or of their address, so that two threads don't stand unnoticed. */
export function OtherOpenNote({ customerId, conversation }: OtherOpenNoteProps) {
  const { data } = useApi('getCustomer', { params: { id: customerId } })
  const other = data && otherOpen(data, conversation.id)
  if (!other) return null
  return (
    <p className={styles['merged']}>
      <MessagesSquare size={14} aria-hidden="true" />
      <span>
        {other.text}{' '}
        <Link to={`/admin/conversations/${other.id}`} dir="auto">
          {subjectText(other.subject)}
        </Link>
      </span>
    </p>
  )
}

type Known = Pick<ResponseOf<'getCustomer'>, 'customer' | 'open_conversations'>

/** Another open conversation to name beside this one. `text` comes before the link to it. */
type OtherOpen = { readonly id: string; readonly subject: string; readonly text: string }

/**
 * Returns the latest other open conversation of a customer, or of the same address; null if there is none. Only a verified
 * identity proves that the person is the same, so the text claims nothing else.
 */
export function otherOpen({ customer, open_conversations }: Known, conversationId: string): OtherOpen | null {
  const other = open_conversations.find(({ id }) => id !== conversationId)
  if (!other) return null
  const { id, subject, customer_id } = other
  const isSame = customer_id === customer.id && customer.is_verified
  const text = isSame
    ? 'The customer also has this open conversation:'
    : 'Another open conversation has the same address. Nobody has verified that it is the same person:'
  return { id, subject, text }
}
