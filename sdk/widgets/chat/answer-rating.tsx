import type { ThreadEntry } from '#core/conversation/view.ts'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { useWording } from '../../ui/wording.ts'
import type { ChatSession } from './chat-session.ts'

type Props = {
  readonly rating: NonNullable<ThreadEntry['rating']>
  readonly dispatch: ChatSession['dispatch']
}

/** Thumbs up and down for an answer; the same one again takes it back. */
export function AnswerRating({ rating: { messageId, helpful }, dispatch }: Props) {
  const { words } = useWording()
  const thumb = (value: boolean) => (
    <button
      type="button"
      className="thumb"
      aria-label={value ? words.helpful : words.notHelpful}
      title={value ? words.helpful : words.notHelpful}
      aria-pressed={helpful === value}
      onClick={() => dispatch({ type: 'rated', messageId, helpful: helpful === value ? null : value })}
    >
      <LaterIcon shape={value ? 'thumbUp' : 'thumbDown'} />
    </button>
  )
  return (
    <fieldset className="rating" aria-label={words.rateAnswer}>
      {thumb(true)}
      {thumb(false)}
    </fieldset>
  )
}
