import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { subjectText } from '../../common/conversation-text.ts'
import { otherOpen } from './other-open.ts'
import styles from './thread-menus.module.css'

type OtherOpenNoteProps = { readonly customerId: string; readonly conversation: StaffConversation }

/** Links to another open conversation of the customer or of their address, so that two threads don't stand unnoticed. */
export function OtherOpenNote({ customerId, conversation }: OtherOpenNoteProps) {
  const { data } = useQuery({
    queryKey: queryKeys.customer(customerId),
    queryFn: () => callApi('getCustomer', { params: { id: customerId } }),
  })
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
