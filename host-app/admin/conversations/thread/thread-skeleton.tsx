import pane from './thread-pane.module.css'
import styles from './thread-skeleton.module.css'

const BUBBLES = ['a', 'b', 'c', 'd']

/** Placeholder while a conversation loads. */
export function ThreadSkeleton() {
  return (
    <section className={pane['thread']} aria-label="Conversation">
      <MessagesSkeleton />
    </section>
  )
}

/** Placeholder while messages load. */
export function MessagesSkeleton() {
  return (
    <div role="status" className={styles['messages']}>
      <span className="visually-hidden">Loading messages</span>
      {BUBBLES.map(bubble => (
        <div key={bubble} className={styles['bubble']} />
      ))}
    </div>
  )
}
