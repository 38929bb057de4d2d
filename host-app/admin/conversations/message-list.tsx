import { useLayoutEffect, useRef } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { MessageBubble } from './message-bubble.tsx'
import styles from './message-list.module.css'
import type { Outgoing } from './outgoing.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { dayName } from './times.ts'

const NEAR_END_PX = 120

type MessageListProps = {
  readonly messages: readonly Message[]
  readonly outgoing: readonly Outgoing[]
  readonly onRetry: (entry: Outgoing) => void
}

/** The thread by days, oldest first. It stays at its end unless the reader has scrolled up. */
export function MessageList({ messages, outgoing, onRetry }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null)
  const atEnd = useRef(true)
  const outgoingStates = outgoing.map(({ status }) => status).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what makes the list grow.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && (atEnd.current || outgoing.length > 0)) box.scrollTop = box.scrollHeight
  }, [messages.length, outgoingStates])

  return (
    <section
      ref={scroller}
      className={styles['scroll']}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      aria-label="Messages"
    >
      <ol className={styles['messages']}>
        {messages.map((message, index) => {
          const day = dayName(message.created_at)
          const before = messages[index - 1]
          const startsDay = !before || dayName(before.created_at) !== day
          return (
            <li key={message.client_id}>
              {startsDay && <p className={styles['day']}>{day}</p>}
              <MessageBubble message={message} />
            </li>
          )
        })}
        {outgoing.map(entry => (
          <li key={entry.clientId}>
            <OutgoingBubble entry={entry} onRetry={() => onRetry(entry)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
