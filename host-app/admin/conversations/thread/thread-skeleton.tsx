import pane from './thread-pane.module.css'
import styles from './thread-skeleton.module.css'

const BUBBLES = ['a', 'b', 'c', 'd']

/** Stands where a conversation will be while it loads. */
export function ThreadSkeleton() {
  return (
    <section className={pane['thread']} aria-label="Conversation">
      <MessagesSkeleton />
    </section>
  )
}

/** Stands where messages will be while they load. */
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
