import type { ReactNode } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { Avatar } from '#host-app/ui/avatar.tsx'
import { When } from '../../common/when.tsx'
import { customerLabel } from '../thread/messages/sender-name.ts'
import styles from './customer-facts.module.css'

const SOURCES = { widget: 'Widget', chat: 'Chat page' } as const

type CustomerFactsProps = {
  readonly conversation: StaffConversation
  /** Rendered below the facts. */
  readonly children?: ReactNode
}

/** Facts about the customer and the conversation. Unknown ones are left out. */
export function CustomerFacts({ conversation, children }: CustomerFactsProps) {
  const { customer_email, customer_company_name } = conversation
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Email', customer_email],
    ['Identity', conversation.is_verified ? 'Verified by your site' : 'Not verified'],
    ['Ticket', conversation.number === null ? null : `#${conversation.number}`],
    ['Category', conversation.category],
    ...Object.entries(conversation.custom_fields),
    ['Company', customer_company_name],
    ['Started', <When key="started" at={conversation.created_at} />],
    [
      'Asked for a human',
      conversation.human_requested_at && <When key="requested" at={conversation.human_requested_at} />,
    ],
    ['Assigned to', conversation.assignee_name],
    ['Priority', conversation.priority.replace(/^./, letter => letter.toUpperCase())],
    ['Source', SOURCES[conversation.source]],
    ['Labels', conversation.tags.join(', ')],
  ]
  const name = customerLabel(conversation)
  return (
    <aside className={styles['facts']} aria-label="Customer">
      <div className={styles['who']}>
        <Avatar name={name} look="customer" />
        <span dir="auto">{name}</span>
      </div>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </aside>
  )
}
