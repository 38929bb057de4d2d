import styles from './presence-label.module.css'
import { usePresence } from './use-presence.ts'

/** 'Active', or 'Away' for who has not touched the page for a minute. Only for the agent's own eyes: nothing is sent. */
export function PresenceLabel() {
  const status = usePresence()
  return (
    <span className={styles['presence']} data-status={status}>
      <span className={styles['label']}>{status === 'idle' ? 'Away' : 'Active'}</span>
    </span>
  )
}
