import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import { AlsoOpen } from './also-open.tsx'
import css from './begun-note.css?inline'

type Props = { readonly session: ChatSession }

/** What the visitor is told about their other conversations; one part, because both are rare. */
export function ElsewhereNote({ session }: Props) {
  const { alsoOpen } = useStore(session.$elsewhere)
  return alsoOpen ? <AlsoOpen session={session} other={alsoOpen} /> : <BegunNote session={session} />
}

type BegunNoteProps = { readonly session: ChatSession }

/**
 * Says below a first message that the conversation is new, to a visitor who has earlier ones in this browser, with a button
 * that shows their list.
 */
function BegunNote({ session }: BegunNoteProps) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
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
