import styles from './skeleton-rows.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder rows while a table loads. */
export function SkeletonRows() {
  return ROWS.map(row => (
    <div key={row} className={styles['row']}>
      <span />
      <span />
      <span />
    </div>
  ))
}
