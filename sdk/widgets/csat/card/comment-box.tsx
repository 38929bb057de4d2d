import { SURVEY_COMMENT_MAX } from '#contract/constants/surveys.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isSatisfied, type SurveyState } from '#core/survey/survey-state.ts'
import { useCsatMessages } from '#sdk/locales/csat/csat-messages.ts'
import type { CsatSession } from '../create-csat-session.ts'

type Props = {
  readonly state: SurveyState
  readonly dispatch: CsatSession['dispatch']
  /** Id of the box. If there is no score, the survey's question is its label. */
  readonly id: string
}

/** The box for a comment: the reason of a score, or the whole answer. */
export function CommentBox({ state, dispatch, id }: Props) {
  const { t } = useCsatMessages()
  const { score, comment, isDone } = state
  const { kind, texts } = state.survey!
  const isAlone = kind === 'comment'
  const isBlocked = isDone || (isAlone && isBlank(comment))
  return (
    <>
      {score !== null && (
        <label htmlFor={id} dir="auto">
          {isSatisfied(kind, score) ? texts.high : texts.low} <span className="soft">{t.optional}</span>
        </label>
      )}
      <textarea
        id={id}
        className="field"
        dir="auto"
        rows={3}
        maxLength={SURVEY_COMMENT_MAX}
        aria-describedby={`${id}-count`}
        data-first={isAlone || undefined}
        value={comment}
        onChange={event => dispatch({ type: 'typed', text: event.currentTarget.value })}
      />
      <p id={`${id}-count`} className="soft count">
        <span dir="ltr">
          {comment.length} / {SURVEY_COMMENT_MAX}
        </span>
      </p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          part="send"
          aria-disabled={isBlocked}
          onClick={() => isBlocked || dispatch({ type: 'commented' })}
        >
          {isDone && state.sending ? t.sending : t.send}
        </button>
        {!isAlone && (
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'skipped' })}>
            {t.skip}
          </button>
        )}
      </div>
    </>
  )
}
