import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './begun-note.css?inline'

type Props = { readonly session: ChatSession }

/**
 * Says below a first message that the conversation is new, to a visitor who has earlier ones in this browser, with a button
 * that shows their list.
 */
export function BegunNote({ session }: Props) {
  const { t } = useLazyMessages()
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, css)
  return (
    <p ref={place} className="begun-note">
      {t.newConversation}{' '}
      <button type="button" className="link" onClick={() => session.turnTo(null)}>
        {t.yourConversations}
      </button>
    </p>
  )
}
