import type { Presence } from '#core/presence.ts'
import styles from './presence-label.module.css'

/** 'Active', or 'Away' for who has not touched the page for a minute: what colleagues see as well. */
export function PresenceLabel({ status }: { readonly status: Presence['status'] }) {
  return (
    <span className={styles['presence']} data-status={status}>
      <span className={styles['label']}>{status === 'idle' ? 'Away' : 'Active'}</span>
    </span>
  )
}
