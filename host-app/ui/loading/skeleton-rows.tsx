import styles from './skeleton-rows.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Stands where the rows of a table will be while they load. */
export function SkeletonRows() {
  return ROWS.map(row => (
    <div key={row} className={styles['row']}>
      <span />
      <span />
      <span />
    </div>
  ))
}
