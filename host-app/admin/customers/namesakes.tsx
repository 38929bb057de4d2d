import { Link } from 'react-router-dom'
import type { Customer } from '#contract/entities/customer.ts'
import styles from './customer-page.module.css'
import { customerTitle } from './customer-title.ts'

type NamesakesProps = { readonly customer: Customer; readonly namesakes: readonly Customer[] }

/** Says that there are other customers of the same address, who may be the same person. */
export function Namesakes({ customer, namesakes }: NamesakesProps) {
  if (namesakes.length === 0) return null
  return (
    <p className={styles['namesakes']}>
      {customer.is_verified ? 'Somebody typed the address ' : 'There is another customer of the address '}
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
