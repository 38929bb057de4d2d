import { useId } from 'react'
import type { SurveyState } from '#core/survey/survey-state.ts'
import { useCsatMessages } from '#sdk/ui/messages/use-csat-messages.ts'
import type { CsatSession } from '../csat-session.ts'
import { CommentBox } from './comment-box.tsx'
import { Scale } from './scale.tsx'

type Props = { readonly state: SurveyState; readonly dispatch: CsatSession['dispatch'] }

/** The question with its scale, and below it what the score leads to. */
export function SurveyForm({ state, dispatch }: Props) {
  const { t } = useCsatMessages()
  const id = useId()
  const { kind, texts } = state.survey!
  return (
    <>
      <h2 id={id} dir="auto">
        {kind === 'comment' ? <label htmlFor={`${id}-box`}>{texts.question}</label> : texts.question}
      </h2>
      {kind !== 'comment' && (
        <Scale
          kind={kind}
          question={id}
          score={state.score}
          onScore={score => dispatch({ type: 'scored', score })}
        />
      )}
      {(kind === 'comment' || state.phase === 'follow-up') && (
        <CommentBox state={state} dispatch={dispatch} id={`${id}-box`} />
      )}
      {state.hasFailed && (
        <p className="error" role="alert">
          {t.notSent}{' '}
          <button type="button" className="again" onClick={() => dispatch({ type: 'retried' })}>
            {t.retry}
          </button>
        </p>
      )}
    </>
  )
}
