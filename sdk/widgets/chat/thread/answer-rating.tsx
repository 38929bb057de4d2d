import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { Drawing } from '#sdk/ui/controls/icon.tsx'
import type { ChatSession } from '../chat-session.ts'

const THUMB_UP = 'M7 19.5V10l4-6a2 2 0 0 1 2 2v4h5.2l.8 7.5-1.5 2zM7 19.5H4V10h3'
const THUMB_DOWN = 'M7 4.5v9.5l4 6a2 2 0 0 0 2-2v-4h5.2l.8-7.5-1.5-2zM7 4.5H4V14h3'

type Props = {
  readonly rating: NonNullable<ThreadEntry['rating']>
  readonly dispatch: ChatSession['dispatch']
}

/** Thumbs up and down for an answer. A second click on the same thumb removes the rating. */
export function AnswerRating({ rating: { messageId, helpful }, dispatch }: Props) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
  const thumb = (value: boolean) => (
    <button
      type="button"
      className="thumb"
      aria-label={value ? t.helpful : t.notHelpful}
      title={value ? t.helpful : t.notHelpful}
      aria-pressed={helpful === value}
      onClick={() => dispatch({ type: 'rated', messageId, helpful: helpful === value ? null : value })}
    >
      <Drawing path={value ? THUMB_UP : THUMB_DOWN} />
    </button>
  )
  return (
    <fieldset className="rating" aria-label={t.rateAnswer}>
      {thumb(true)}
      {thumb(false)}
    </fieldset>
  )
}
