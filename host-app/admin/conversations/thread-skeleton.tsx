import { ListSkeleton } from './list-skeleton.tsx'
import styles from './thread-pane.module.css'

/** Stands where a conversation will be while it loads. */
export function ThreadSkeleton() {
  return (
    <section className={styles['thread']} aria-label="Conversation">
      <ListSkeleton />
    </section>
  )
}
