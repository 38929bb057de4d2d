import type { ReadableAtom } from 'nanostores'
import type { SurveyEvent, SurveyState } from '#core/survey/survey-state.ts'
import type { CsatCatalog } from '../../ui/messages/use-csat-messages.ts'

/** The state and actions of one survey element while it is in the page and asks the same. */
export type CsatSession = {
  readonly $state: ReadableAtom<SurveyState>
  readonly $catalog: ReadableAtom<CsatCatalog>
  readonly dispatch: (event: SurveyEvent) => void
  /** Asks the server what to ask, and again in another language. */
  readonly start: () => void
  readonly stop: () => void
}
