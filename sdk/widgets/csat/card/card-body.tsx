import type { SurveyState } from '#core/survey/survey-state.ts'
import { useCsatMessages } from '#sdk/ui/messages/use-csat-messages.ts'
import type { CsatSession } from '../csat-session.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveyThanks } from './survey-thanks.tsx'

type Props = { readonly state: SurveyState; readonly dispatch: CsatSession['dispatch'] }

/** What a survey shows in its state. */
export function CardBody({ state, dispatch }: Props) {
  const { t } = useCsatMessages()
  switch (state.phase) {
    case 'loading':
      return <p className="soft">{t.loading}</p>
    case 'failed':
      return (
        <>
          <p role="alert">{t.notLoaded}</p>
          <button type="button" className="quiet" data-first onClick={() => dispatch({ type: 'retried' })}>
            {t.retry}
          </button>
        </>
      )
    case 'closed':
    case 'invalid':
      return (
        <p role="alert" tabIndex={-1} data-first>
          {t[state.phase]}
        </p>
      )
    case 'asked':
    case 'follow-up':
      return <SurveyForm state={state} dispatch={dispatch} />
    case 'thanks':
      return <SurveyThanks state={state} dispatch={dispatch} />
    case 'empty':
      return null
  }
}
