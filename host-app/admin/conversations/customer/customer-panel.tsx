import { useQuery } from '@tanstack/react-query'
import { Ban, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Spinner } from '#host-app/ui/loading/spinner.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { subjectText } from '../../common/conversation-text.ts'
import { When } from '../../common/when.tsx'
import { EditCustomerDialog } from '../../customers/profile/edit-customer-dialog.tsx'
import { useBlocking } from '../../customers/profile/use-blocking.ts'
import { Assist } from '../assist/assist.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import styles from './customer-panel.module.css'
import { VisitorBlock } from './visitor-block.tsx'

/** Number of earlier conversations shown beside the thread. */
const SHOWN = 5

/** The pane beside the thread: the customer's details, earlier conversations and actions. */
export function CustomerPanel({ conversation }: { readonly conversation: StaffConversation }) {
  const { customer_id } = conversation
  return (
    <CustomerFacts conversation={conversation}>
      <Assist show="summary" key={conversation.id} conversation={conversation} />
      {customer_id === null ? (
        <p className={styles['soft']}>This visitor has no email or verified identity yet.</p>
      ) : (
        <KnownCustomer key={customer_id} customerId={customer_id} conversation={conversation} />
      )}
      <VisitorBlock conversation={conversation} />
    </CustomerFacts>
  )
}

type KnownCustomerProps = { readonly customerId: string; readonly conversation: StaffConversation }

function KnownCustomer({ customerId, conversation }: KnownCustomerProps) {
  const { permissions } = useAdmin()
  const [isEditing, setEditing] = useState(false)
  const blocking = useBlocking(customerId)
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.customer(customerId),
    queryFn: () => callApi('getCustomer', { params: { id: customerId } }),
  })
  if (isError)
    return (
      <p className={styles['soft']} role="alert">
        The customer could not be loaded.{' '}
        <Button size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data)
    return (
      <p className={styles['soft']} role="status">
        <Spinner /> Loading the customer
      </p>
    )
  const { customer, conversations, notes } = data
  const earlier = conversations.filter(({ id }) => id !== conversation.id)
  const isBlocked = customer.blocked_at !== null
  // The facts above already show the company that the customer typed.
  const employer = customer.company_name === conversation.customer_company_name ? null : customer.company_name
  const own = Object.entries(customer.custom_fields)
  return (
    <div className={styles['known']}>
      <div className={styles['actions']}>
        <Link to={`/admin/customers/${customerId}`}>Open customer</Link>
        {isBlocked && <Badge tone="danger">Blocked</Badge>}
      </div>
      {permissions.includes('conversations.reply') && (
        <div className={styles['actions']}>
          <Button size="small" onClick={() => setEditing(true)}>
            <Pencil size={13} aria-hidden="true" />
            Edit
          </Button>
          <Button size="small" busy={blocking.isPending} onClick={() => blocking.mutate(!isBlocked)}>
            <Ban size={13} aria-hidden="true" />
            {isBlocked ? 'Unblock' : 'Block'}
          </Button>
        </div>
      )}
      {(own.length > 0 || employer !== null) && (
        <dl>
          {employer !== null && (
            <div>
              <dt>Works at</dt>
              <dd dir="auto">{employer}</dd>
            </div>
          )}
          {own.map(([name, value]) => (
            <div key={name}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes[0] !== undefined && (
        <section aria-label="Newest note about the customer">
          <h3>Note by {notes[0].author_name}</h3>
          <p className={styles['note']} dir="auto">
            {notes[0].content}
          </p>
        </section>
      )}
      <section aria-label="Earlier conversations">
        <h3>Other conversations ({Math.max(0, customer.conversation_count - 1)})</h3>
        {earlier.length > 0 && (
          <ul className={styles['list']}>
            {earlier.slice(0, SHOWN).map(({ id, subject, status, last_message_at, created_at }) => (
              <li key={id}>
                <Link to={`/admin/conversations/${id}`} dir="auto">
                  {subjectText(subject)}
                </Link>
                <span className={styles['soft']}>
                  {status === 'resolved' ? 'Resolved' : status === 'ticket' ? 'Ticket' : 'Open'} ·{' '}
                  <When at={last_message_at ?? created_at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
    </div>
  )
}
