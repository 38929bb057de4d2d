import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { addedMessages } from '#core/conversation/ordered-messages.ts'
import { senderName } from './sender-name.ts'

/** What to read out: messages of others that came after the thread was first shown. */
export function useAnnouncement(messages: readonly Message[] | undefined): string {
  const seen = useRef<readonly Message[] | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!messages) return
    const added = addedMessages(seen.current ?? messages, messages).filter(
      ({ sender_type }) => sender_type !== 'agent',
    )
    seen.current = messages
    if (added.length > 0)
      setText(added.map(message => `${senderName(message)}: ${message.content}`).join('\n'))
  }, [messages])
  return text
}
