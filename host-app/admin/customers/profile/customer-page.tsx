import { UserX } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import type { Customer, CustomerConversation, CustomerNote } from '#contract/entities/customer.ts'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { previewText, subjectText } from '../../common/conversation-text.ts'
import { PausedAddresses } from '../../common/paused-addresses.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import { customerTitle } from '../customer-title.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerDetails } from './customer-details.tsx'
import styles from './customer-page.module.css'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'

const STATES = {
  open: { label: 'Open', tone: 'warning' },
  ticket: { label: 'Ticket', tone: 'warning' },
  resolved: { label: 'Resolved', tone: 'neutral' },
} as const

/** `/admin/customers/{id}`: a customer's details, conversations and notes. */
export function CustomerPage() {
  const { id } = useParams() as { id: string }
  const query = useApi(
    'getCustomer',
    { params: { id } },
    { retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status === 404) },
  )
  const title = query.data ? customerTitle(query.data.customer) : 'Customer'
  useTitle(title)
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Notice
        icon={<UserX size={20} aria-hidden="true" />}
        title="There is no such customer"
        text="They may have been erased, or merged into another one."
        role="alert"
      >
        <Link to="/admin/customers">All customers</Link>
      </Notice>
    )
  return (
    <QueryState query={query} label="Loading the customer" skeleton={<SkeletonRows />}>
      {({ customer, conversations, notes, namesakes, paused_addresses }) => (
        <>
          <PageHeader
            title={title}
            tags={
              <>
                <Badge tone={customer.is_verified ? 'good' : 'neutral'}>
                  {customer.is_verified ? 'Verified' : 'Not verified'}
                </Badge>
                {customer.blocked_at !== null && <Badge tone="danger">Blocked</Badge>}
              </>
            }
          >
            <CustomerActions customer={customer} namesakes={namesakes} />
          </PageHeader>
          <ReadOnlyNote permission="conversations.reply" />
          <Namesakes customer={customer} namesakes={namesakes} />
          <PausedAddresses addresses={paused_addresses} />
          <div className={styles['columns']}>
            <CustomerDetails customer={customer} />
            <div className={styles['main']}>
              <CustomerConversations conversations={conversations} count={customer.conversation_count} />
              <CustomerNotes customerId={id} notes={notes} />
            </div>
          </div>
        </>
      )}
    </QueryState>
  )
}

type NamesakesProps = { readonly customer: Customer; readonly namesakes: readonly Customer[] }

/** Says that other customers have the same email, and may be the same person. */
function Namesakes({ customer, namesakes }: NamesakesProps) {
  if (namesakes.length === 0) return null
  return (
    <p className={styles['namesakes']}>
      {customer.is_verified ? 'Somebody typed the email ' : 'There is another customer with the email '}
      {customer.email}:{' '}
      {namesakes.map((namesake, index) => (
        <span key={namesake.id}>
          {index > 0 && ', '}
          <Link to={`/admin/customers/${namesake.id}`}>{customerTitle(namesake)}</Link>
          {namesake.is_verified ? ' (verified)' : ' (not verified)'}
        </span>
      ))}
      . If they are one person, merge them.
    </p>
  )
}

type CustomerNotesProps = { readonly customerId: string; readonly notes: readonly CustomerNote[] }

/** Internal notes about a customer. Only colleagues see them. */
function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const mayWrite = useAdmin().permissions.includes('conversations.reply')
  return (
    <section className={styles['part']} aria-label="Notes">
      <h2>Notes</h2>
      {mayWrite && <NoteForm customerId={customerId} />}
      {notes.length === 0 && !mayWrite && <p className={styles['soft']}>None yet.</p>}
      <NoteList customerId={customerId} notes={notes} />
    </section>
  )
}

type CustomerConversationsProps = {
  readonly conversations: readonly CustomerConversation[]
  readonly count: number
}

/** A customer's conversations, newest first. */
function CustomerConversations({ conversations, count }: CustomerConversationsProps) {
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
