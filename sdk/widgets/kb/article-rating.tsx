import { type FormEvent, useId, useState } from 'react'
import { FEEDBACK_COMMENT_MAX } from '#contract/constants/knowledge.ts'
import { useKbWording } from '../../ui/kb-wording.ts'
import { ContactWays } from './contact-ways.tsx'
import type { KbSession } from './kb-parts.ts'

type Props = { readonly session: KbSession }
type Standing = 'asked' | 'sending' | 'rated' | 'commented'

/** 'Was this helpful?', and what to say about it. A second word takes the place of the first. */
export function ArticleRating({ session }: Props) {
  const { words } = useKbWording()
  const [helpful, setHelpful] = useState<boolean | null>(null)
  const [comment, setComment] = useState('')
  const [standing, setStanding] = useState<Standing>('asked')
  const [hasFailed, setFailed] = useState(false)
  const id = useId()

  async function send(answer: boolean, words: string): Promise<void> {
    if (standing === 'sending') return
    setHelpful(answer)
    setStanding('sending')
    const driver = await session.driver()
    const hasArrived = await driver.rate(answer, words)
    setFailed(!hasArrived)
    if (!hasArrived) setStanding(words ? 'rated' : 'asked')
    else setStanding(words ? 'commented' : 'rated')
  }

  function sendComment(event: FormEvent): void {
    event.preventDefault()
    const words = comment.trim()
    if (words && helpful !== null) void send(helpful, words)
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
        <h3 id={id}>{words.helpful}</h3>
        {choice(true, words.yes)}
        {choice(false, words.no)}
      </div>
      <p role="status">{(standing === 'rated' || standing === 'commented') && !hasFailed && words.thanks}</p>
      <p className="error" role="alert">
        {hasFailed && words.notSent}
      </p>
      {helpful !== null && standing !== 'commented' && (
        <form className="comment" onSubmit={sendComment}>
          <label htmlFor={`${id}-comment`}>{words.comment}</label>
          <textarea
            id={`${id}-comment`}
            className="field"
            dir="auto"
            rows={3}
            maxLength={FEEDBACK_COMMENT_MAX}
            value={comment}
            onChange={event => setComment(event.currentTarget.value)}
          />
          <button type="submit" className="plain" aria-disabled={standing === 'sending'}>
            {words.sendComment}
          </button>
        </form>
      )}
      {helpful === false && <ContactWays session={session} title={words.notSure} isUrgent={false} text="" />}
    </div>
  )
}
