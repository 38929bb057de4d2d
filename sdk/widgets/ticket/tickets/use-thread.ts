import { useEffect, useState } from 'react'
import type { ChatSession } from '../../chat/chat-session.ts'
import type { TicketSession } from '../ticket-session.ts'

/** Returns the chat of a ticket; null until its code has loaded. */
export function useThread(session: TicketSession, conversationId: string): ChatSession | null {
  const [chat, setChat] = useState<ChatSession | null>(null)

  useEffect(() => {
    let isWanted = true
    session.driver().then(
      driver => isWanted && setChat(driver.thread(conversationId)),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [session, conversationId])

  return chat
}
