import type { Density } from '#host-app/admin/common/density.ts'
import styles from './list-skeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder while rows load, as high as they are. */
export function ListSkeleton({ density }: { readonly density: Density }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading conversations</span>
      {ROWS.map(row => (
        <div key={row} className={styles['row']} data-density={density}>
          <i />
          <span />
          <span />
          {density === 'comfortable' && <span />}
        </div>
      ))}
    </div>
  )
}
