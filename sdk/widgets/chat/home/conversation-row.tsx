import { useAnswerWording } from '#sdk/ui/answer-wording.ts'
import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'
import { fill } from '#sdk/ui/text/fill.ts'
import { relativeTime } from '#sdk/ui/text/relative-time.ts'
import type { RememberedConversation } from '../chat-session.ts'

/** Visitors without earlier conversations need none of it. */
const usePreviews = lazyModule(() => import('#core/text/message-preview.ts'))

type Props = {
  readonly conversation: RememberedConversation
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly onPress: () => void
}

/** A conversation of before: what it is about, its newest words, and how it stands. */
export function ConversationRow({ conversation, now, onPress }: Props) {
  const { words, locale } = useAnswerWording()
  const previews = usePreviews(true)
  const { subject, preview, number, status, lastMessageAt, unread } = conversation
  const news = unread === 1 ? words.oneUnread : fill(words.unread, { count: unread })
  const label = number === null ? words.resolved : fill(words.ticketNumber, { number })
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
          {previews?.messagePreview(preview, words)}
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
