import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useAnswerMessages } from '#sdk/ui/messages/use-answer-messages.ts'
import type { ChatSession, RememberedConversation } from '../chat-session.ts'
import answerCss from '../thread/answer.css?inline'
import { ConversationRow } from './conversation-row.tsx'

type Props = { readonly session: ChatSession; readonly conversations: readonly RememberedConversation[] }

/** The list of earlier conversations. */
export function RememberedList({ session, conversations }: Props) {
  const { t } = useAnswerMessages()
  const place = useRef<HTMLElement>(null)
  useStyleSheet(place, answerCss)
  return (
    <section ref={place} className="group">
      <h3 className="group-title">{t.yourConversations}</h3>
      <ul className="rows">
        {conversations.map(conversation => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              now={session.clock.now()}
              onPress={() => session.turnTo(conversation.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
