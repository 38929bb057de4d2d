import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { When } from '../../common/when.tsx'
import styles from './customer-page.module.css'

/** A customer's details. Unknown ones are left out. */
export function CustomerDetails({ customer }: { readonly customer: ListedCustomer }) {
  const { email, external_id, company_name, custom_fields, last_seen_at, blocked_at } = customer
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Your ID', external_id],
    ...Object.entries(custom_fields),
    ['First seen', <When key="first" at={customer.created_at} />],
    ['Last seen', last_seen_at === null ? 'Never' : <When key="last" at={last_seen_at} />],
    ['Source', customer.source === 'import' ? 'Import' : 'Conversation'],
    [
      'Blocked',
      blocked_at && (
        <span key="blocked">
          <When at={blocked_at} /> by {customer.blocked_by_name}
        </span>
      ),
    ],
  ]
  return (
    <section className={styles['part']} aria-label="Details">
      <h2>Details</h2>
      <dl className={styles['facts']}>
        <Fact label="Email">{email ?? '–'}</Fact>
        <Fact label="Name">{customer.name ?? '–'}</Fact>
        <Fact label="Company">
          {company_name === null ? (
            '–'
          ) : (
            <Link to={`/admin/customers?${new URLSearchParams({ company: company_name })}`}>
              {company_name}
            </Link>
          )}
        </Fact>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
