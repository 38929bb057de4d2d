import styles from './list-skeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder while rows load. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading conversations</span>
      {ROWS.map(row => (
        <div key={row} className={styles['row']}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
