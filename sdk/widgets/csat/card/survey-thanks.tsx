import type { SurveyState } from '#core/survey/survey-state.ts'
import { useCsatMessages } from '#sdk/locales/csat/csat-messages.ts'
import { Drawing } from '#sdk/ui/controls/icon.tsx'
import { fill } from '#sdk/ui/text/fill.ts'
import type { CsatSession } from '../create-csat-session.ts'
import { answerText } from './answer-text.ts'

type Props = { readonly state: SurveyState; readonly dispatch: CsatSession['dispatch'] }

/** Thanks, with the answer and the way to change it. The card's status announces the thanks. */
export function SurveyThanks({ state, dispatch }: Props) {
  const { t } = useCsatMessages()
  const { kind, score, comment, texts } = state.survey!
  const answer = answerText({ kind, score }, t)
  return (
    <>
      <p className="thanks" tabIndex={-1} data-first={!state.canChange || undefined}>
        <span className="check">
          <Drawing path="M5 12.5l4.5 4.5L19 7.5" />
        </span>
        <span dir="auto">{texts.thanks}</span>
      </p>
      {answer && <p className="soft">{fill(t.yourAnswer, { answer })}</p>}
      {comment !== null && (
        <p className="soft quote" dir="auto">
          {comment}
        </p>
      )}
      {state.canChange && (
        <button
          type="button"
          className="quiet"
          data-first
          onClick={() => dispatch({ type: 'change-wanted' })}
        >
          {t.change}
        </button>
      )}
    </>
  )
}
