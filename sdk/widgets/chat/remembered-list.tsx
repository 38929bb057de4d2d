import { useRef } from 'react'
import { useAnswerWording } from '../../ui/answer-wording.ts'
import { useStyleSheet } from '../../ui/use-style-sheet.ts'
import answerCss from './answer.css?inline'
import type { ChatSession, RememberedConversation } from './chat-session.ts'
import { ConversationRow } from './conversation-row.tsx'

type Props = { readonly session: ChatSession; readonly conversations: readonly RememberedConversation[] }

/** The conversations of before, to turn to. */
export function RememberedList({ session, conversations }: Props) {
  const { words } = useAnswerWording()
  const place = useRef<HTMLElement>(null)
  useStyleSheet(place, answerCss)
  return (
    <section ref={place} className="group">
      <h3 className="group-title">{words.yourConversations}</h3>
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
