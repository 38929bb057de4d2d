import styles from './debug-list.module.css'
import type { DebugFact } from './use-debug-facts.ts'

/** A list of facts, one on each line. */
export function DebugList({ facts }: { readonly facts: readonly DebugFact[] }) {
  return (
    <dl className={styles['list']}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
