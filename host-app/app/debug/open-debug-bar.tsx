import { Bug, X } from 'lucide-react'
import styles from './debug-bar.module.css'
import { DebugList } from './debug-list.tsx'
import { useDebugFacts } from './use-debug-facts.ts'

/** The open debug bar. A separate chunk, because few people ever see it. */
export function OpenDebugBar({ onClose }: { readonly onClose: () => void }) {
  const facts = useDebugFacts()
  const [[, status] = [], , [, tenant] = []] = facts
  return (
    <aside className={styles['bar']} aria-label="Debug">
      <details>
        <summary>
          <Bug size={14} aria-hidden="true" />
          {status} at {tenant}
        </summary>
        <DebugList facts={facts} />
      </details>
      <button type="button" aria-label="Close the debug bar" onClick={onClose}>
        <X size={14} aria-hidden="true" />
      </button>
    </aside>
  )
}
