import styles from './rows-skeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd']

/** Stands where rows will be while they load. */
export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles['rows']}>
      <span className="visually-hidden">{label}</span>
      {ROWS.map(row => (
        <div key={row} className={styles['row']}>
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
