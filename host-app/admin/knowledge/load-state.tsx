import type { ComponentProps, ReactNode } from 'react'
import { QueryState } from '../common/query-state.tsx'
import styles from './load-state.module.css'

type LoadStateProps<Data> = ComponentProps<typeof QueryState<Data>> & {
  /** Lines of the skeleton. */
  readonly rows: number
}

/** As `QueryState`, with the shape of what comes while it loads. */
export function LoadState<Data>({ rows, ...props }: LoadStateProps<Data>): ReactNode {
  const { query, label } = props
  if (query.data !== undefined || query.error) return <QueryState {...props} />
  return (
    <div role="status" className={styles['skeleton']}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have nothing else to tell them apart.
        <span key={row} className={styles['line']} aria-hidden="true" />
      ))}
    </div>
  )
}
