import { type FormEvent, useId, useState } from 'react'
import { FEEDBACK_COMMENT_MAX } from '#contract/constants/knowledge.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import type { KbSession } from '../kb-session.ts'
import { ContactWays } from '../panel/contact-ways.tsx'

type Props = { readonly session: KbSession }
type Status = 'asked' | 'sending' | 'rated' | 'commented'

/** The question 'Was this helpful?' with a comment. A second rating replaces the first. */
export function ArticleRating({ session }: Props) {
  const { t } = useKbMessages()
  const [helpful, setHelpful] = useState<boolean | null>(null)
  const [comment, setComment] = useState('')
  const [status, setStatus] = useState<Status>('asked')
  const [hasFailed, setFailed] = useState(false)
  const id = useId()

  async function send(answer: boolean, text: string): Promise<void> {
    if (status === 'sending') return
    setHelpful(answer)
    setStatus('sending')
    const driver = await session.driver()
    const hasArrived = await driver.rate(answer, text)
    setFailed(!hasArrived)
    if (!hasArrived) setStatus(text ? 'rated' : 'asked')
    else setStatus(text ? 'commented' : 'rated')
  }

  function sendComment(event: FormEvent): void {
    event.preventDefault()
    const text = comment.trim()
    if (text && helpful !== null) void send(helpful, text)
  }

  const choice = (answer: boolean, label: string) => (
    <button
      type="button"
      className="choice"
      aria-pressed={helpful === answer}
      onClick={() => send(answer, comment.trim())}
    >
      {label}
    </button>
  )

  return (
    <div className="rating">
      {/* biome-ignore lint/a11y/useSemanticElements: no browser lays a fieldset out in one line with its legend */}
      <div className="question" role="group" aria-labelledby={id}>
        <h3 id={id}>{t.helpful}</h3>
        {choice(true, t.yes)}
        {choice(false, t.no)}
      </div>
      <p role="status">{(status === 'rated' || status === 'commented') && !hasFailed && t.thanks}</p>
      <p className="error" role="alert">
        {hasFailed && t.notSent}
      </p>
      {helpful !== null && status !== 'commented' && (
        <form className="comment" onSubmit={sendComment}>
          <label htmlFor={`${id}-comment`}>{t.comment}</label>
          <textarea
            id={`${id}-comment`}
            className="field"
            dir="auto"
            rows={3}
            maxLength={FEEDBACK_COMMENT_MAX}
            value={comment}
            onChange={event => setComment(event.currentTarget.value)}
          />
          <button type="submit" className="plain" aria-disabled={status === 'sending'}>
            {t.sendComment}
          </button>
        </form>
      )}
      {helpful === false && <ContactWays session={session} title={t.notSure} isUrgent={false} text="" />}
    </div>
  )
}
