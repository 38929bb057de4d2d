import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { relativeTime } from '#sdk/ui/text/relative-time.ts'
import type { ChatSession, RememberedConversation } from '../chat-session.ts'
import answerCss from '../thread/answer.css?inline'

/** Lazy, because visitors without earlier conversations do not need it. */
const usePreviews = lazyModule(() => import('#core/text/message-preview.ts'))

type Props = { readonly session: ChatSession; readonly conversations: readonly RememberedConversation[] }

/** The list of earlier conversations. */
export function RememberedList({ session, conversations }: Props) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
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

type ConversationRowProps = {
  readonly conversation: RememberedConversation
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly onPress: () => void
}

/** An earlier conversation: subject, newest message and status. */
function ConversationRow({ conversation, now, onPress }: ConversationRowProps) {
  const { t, locale } = useChatMessages(ANSWER_MESSAGES)
  const previews = usePreviews(true)
  const { subject, preview, number, status, lastMessageAt, unread } = conversation
  const news = unread === 1 ? t.oneUnread : fill(t.unread, { count: unread })
  const label = number === null ? t.resolved : fill(t.ticketNumber, { number })
  return (
    <button type="button" className={unread > 0 ? 'row has-news' : 'row'} onClick={onPress}>
      <span className="row-line">
        <span className="row-subject" dir="auto">
          {subject}
        </span>
        <time className="row-side" dateTime={new Date(lastMessageAt).toISOString()}>
          {relativeTime(lastMessageAt, now, locale)}
        </time>
      </span>
      <span className="row-line">
        <span className="row-preview" dir="auto">
          {previews?.messagePreview(preview, t)}
        </span>
        {status !== 'open' && <span className="row-side">{label}</span>}
        {unread > 0 && (
          <span className="dot" title={news}>
            <span className="hidden">{news}</span>
          </span>
        )}
      </span>
    </button>
  )
}
