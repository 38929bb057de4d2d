import { useVirtualizer } from '@tanstack/react-virtual'
import { BadgeCheck, Ban } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { When } from '../../common/when.tsx'
import { customerTitle } from '../customer-title.ts'
import styles from './customer-table.module.css'

/** Row height, in px; the style sheet has the same value. */
const ROW_HEIGHT = 48
const ROWS_AHEAD = 12

type CustomerTableProps = {
  readonly customers: readonly ListedCustomer[]
  readonly isMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => unknown
}

/** A virtualized table of any number of customers. Loads the next page before the end is reached. */
export function CustomerTable({ customers, isMore, isLoading, isFailed, onMore }: CustomerTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const rows = useVirtualizer({
    count: customers.length,
    getScrollElement: () => table.current?.closest('main') ?? null,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_AHEAD,
    scrollMargin: table.current?.offsetTop ?? 0,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  const isNearEnd = last >= customers.length - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd && isMore && !isLoading && !isFailed) void onMore()
  }, [isNearEnd, isMore, isLoading, isFailed, onMore])
  const above = shown[0]?.index ?? 0
  const below = customers.length - 1 - last
  return (
    <>
      <table ref={table} className={styles['table']} aria-rowcount={isMore ? -1 : customers.length + 1}>
        <caption className="visually-hidden">Customers</caption>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">Company</th>
            <th scope="col">Conversations</th>
            <th scope="col">Last seen</th>
          </tr>
        </thead>
        <tbody>
          <Space rows={above} />
          {shown.map(({ index }) => (
            <CustomerRow key={customers[index]!.id} customer={customers[index]!} rowIndex={index + 2} />
          ))}
          <Space rows={below} />
        </tbody>
      </table>
      {isFailed && (
        <p className={styles['more']} role="alert">
          More could not be loaded.{' '}
          <Button size="small" busy={isLoading} onClick={() => onMore()}>
            Try again
          </Button>
        </p>
      )}
      {isLoading && (
        <p className={styles['more']} role="status">
          Loading more
        </p>
      )}
    </>
  )
}

/** Takes the place of the rows that are not rendered. */
function Space({ rows }: { readonly rows: number }) {
  if (rows <= 0) return null
  return <tr style={{ height: rows * ROW_HEIGHT }} />
}

type CustomerRowProps = {
  readonly customer: ListedCustomer
  /** The row's number in the whole table; the heading is row 1. */
  readonly rowIndex: number
}

/** One row of the customer table. */
function CustomerRow({ customer, rowIndex }: CustomerRowProps) {
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
