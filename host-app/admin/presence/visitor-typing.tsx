import { useEffect, useState, useSyncExternalStore } from 'react'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { watchConversation } from '#host-app/shared/session/watch-conversation.ts'
import { createTyping } from './typing.ts'
import styles from './visitor-typing.module.css'

type VisitorTypingProps = {
  readonly conversationId: string
  /** How the desk names the customer. */
  readonly name: string
  /** Sequence of the visitor's last message; 0 for none. The next one ends the typing. */
  readonly lastSequence: number
}

/**
 * Says that the visitor is typing, until their message arrives or they stop. Never what they type. Screen readers hear it
 * once before each message, although the visitor may pause and go on.
 */
export function VisitorTyping({ conversationId, name, lastSequence }: VisitorTypingProps) {
  const [typing] = useState(() => createTyping(systemClock))
  const isTyping = useSyncExternalStore(typing.subscribe, typing.current) === conversationId
  const [announcedBefore, setAnnouncedBefore] = useState(-1)

  useEffect(
    () =>
      watchConversation(conversationId, {
        tables: ['typing'],
        onChange: () => typing.note(conversationId),
      }),
    [conversationId, typing],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message ends the typing, and so does leaving the conversation
  useEffect(() => typing.stop, [conversationId, lastSequence, typing])
  useEffect(() => (isTyping ? () => setAnnouncedBefore(lastSequence) : undefined), [isTyping, lastSequence])

  return (
    <div role="status" aria-live={announcedBefore === lastSequence ? 'off' : 'polite'}>
      {isTyping && (
        <p className={styles['line']}>
          <span className={styles['dots']} aria-hidden="true" />
          <span className={styles['name']}>
            <bdi>{name}</bdi> is typing…
          </span>
        </p>
      )}
    </div>
  )
}
