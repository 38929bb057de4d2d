import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { senderName } from './messages/sender-name.ts'

/**
 * Returns the text for screen readers: others' messages that arrived after the thread was opened, not
 * earlier pages loaded since. `customer` is how the desk names the customer.
 */
export function useAnnouncement(messages: readonly Message[] | undefined, customer: string): string {
  const seen = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!messages) return
    const last = messages.at(-1)?.sequence ?? 0
    const before = seen.current ?? last
    seen.current = last
    const added = messages.filter(({ sequence, sender_type }) => sequence > before && sender_type !== 'agent')
    if (added.length > 0)
      setText(added.map(message => `${senderName(message, customer)}: ${message.content}`).join('\n'))
  }, [messages, customer])
  return text
}
