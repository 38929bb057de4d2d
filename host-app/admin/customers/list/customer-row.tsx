import { BadgeCheck, Ban } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { Avatar } from '#host-app/ui/avatar.tsx'
import { When } from '../../common/when.tsx'
import { customerTitle } from '../customer-title.ts'
import styles from './customer-table.module.css'

type CustomerRowProps = {
  readonly customer: ListedCustomer
  /** The row's number in the whole table; the heading is row 1. */
  readonly rowIndex: number
}

/** One row of the customer table. */
export function CustomerRow({ customer, rowIndex }: CustomerRowProps) {
  const title = customerTitle(customer)
  const { conversation_count, open_count, last_seen_at } = customer
  return (
    <tr className={styles['row']} aria-rowindex={rowIndex}>
      <td>
        <div className={styles['who']}>
          <Avatar name={title} />
          <div className={styles['names']}>
            <Link to={`/admin/customers/${customer.id}`} dir="auto">
              {title}
            </Link>
            {customer.email !== null && customer.email !== title && (
              <span className={styles['soft']}>{customer.email}</span>
            )}
          </div>
          {customer.is_verified && (
            <span className={styles['mark']} title="Verified">
              <BadgeCheck size={15} aria-label="Verified" role="img" />
            </span>
          )}
          {customer.blocked_at !== null && (
            <span className={styles['blocked']} title="Blocked">
              <Ban size={15} aria-label="Blocked" role="img" />
            </span>
          )}
        </div>
      </td>
      <td dir="auto">{customer.company_name ?? '–'}</td>
      <td>
        {conversation_count}
        {open_count > 0 && <span className={styles['open']}>{open_count} open</span>}
      </td>
      <td className={styles['soft']}>{last_seen_at === null ? 'Never' : <When at={last_seen_at} />}</td>
    </tr>
  )
}
