import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { senderName } from './messages/sender-name.ts'

/** What to read out: messages of others that came after the thread was first shown, not earlier ones read since. */
export function useAnnouncement(messages: readonly Message[] | undefined): string {
  const seen = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!messages) return
    const last = messages.at(-1)?.sequence ?? 0
    const before = seen.current ?? last
    seen.current = last
    const added = messages.filter(({ sequence, sender_type }) => sequence > before && sender_type !== 'agent')
    if (added.length > 0)
      setText(added.map(message => `${senderName(message)}: ${message.content}`).join('\n'))
  }, [messages])
  return text
}
