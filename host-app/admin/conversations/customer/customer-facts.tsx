import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { breakable } from '../../common/breakable.tsx'
import { When } from '../../common/when.tsx'
import styles from './customer-panel.module.css'
import { PanelSection } from './panel-section.tsx'
import type { KnownCustomer } from './use-known-customer.ts'

const SOURCES = { widget: 'Widget', chat: 'Chat page', email: 'Email' } as const

type CustomerFactsProps = {
  readonly conversation: StaffConversation
  /** Undefined until it is loaded, and for a visitor who is not a customer yet. */
  readonly known: KnownCustomer | undefined
}

/**
 * Facts about the customer and the conversation. Unknown ones are left out, and what the thread's header shows:
 * assignee, priority and labels.
 */
export function CustomerFacts({ conversation, known }: CustomerFactsProps) {
  const { number, created_at, human_requested_at } = conversation
  const company = known?.customer.company_name ?? conversation.customer_company_name
  const fields = ownFields(conversation, known?.customer)
  return (
    <>
      <PanelSection title="Customer">
        <FactList
          facts={[
            ['Email', conversation.customer_email && breakable(conversation.customer_email)],
            ['Company', company && <Company name={company} others={known?.colleague_count ?? 0} />],
            ...fields.ofCustomer,
            ['First seen', known && <When at={known.customer.created_at} />],
          ]}
        />
      </PanelSection>
      <PanelSection title="Conversation">
        <FactList
          facts={[
            ['Ticket', number === null ? null : `#${number}`],
            ['Category', conversation.category],
            ...fields.ofConversation,
            ['Started', <When key="started" at={created_at} />],
            ['Asked for a human', human_requested_at && <When at={human_requested_at} />],
            ['Source', SOURCES[conversation.source]],
          ]}
        />
      </PanelSection>
    </>
  )
}

function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Links to the company's customers. */
function Company({ name, others }: { readonly name: string; readonly others: number }) {
  return (
    <>
      <Link to={`/admin/customers?${new URLSearchParams({ company: name })}`}>{name}</Link>
      {others > 0 && (
        <span className={styles['soft']}>
          {' '}
          {others === 1 ? '1 other person' : `${others.toLocaleString()} others`}
        </span>
      )}
    </>
  )
}

/** A name and its value. */
type Fact = readonly [name: string, value: string]

/**
 * Returns the fields that the company's page, its colleagues or a ticket form gave, each once: a field of the
 * conversation that says the same as the customer's is left out.
 */
export function ownFields(
  conversation: Pick<StaffConversation, 'custom_fields'>,
  customer: Pick<KnownCustomer['customer'], 'custom_fields'> | undefined,
): { readonly ofCustomer: readonly Fact[]; readonly ofConversation: readonly Fact[] } {
  const known = customer?.custom_fields ?? {}
  return {
    ofCustomer: Object.entries(known),
    ofConversation: Object.entries(conversation.custom_fields).filter(
      ([name, value]) => known[name] !== value,
    ),
  }
}
