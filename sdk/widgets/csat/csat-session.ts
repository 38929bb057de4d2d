import type { ReadableAtom } from 'nanostores'
import type { SurveyEvent, SurveyState } from '#core/survey/survey-state.ts'
import type { CsatCatalog } from '../../locales/csat/csat-messages.ts'

/** Where an element shows: in a corner of the page, at its place in it, in the whole window, or in the chat. */
export type CsatPlace = 'floating' | 'inline' | 'page' | 'chat'

/** The state and actions of one survey element while it is in the page and asks the same. */
export type CsatSession = {
  readonly $state: ReadableAtom<SurveyState>
  readonly $catalog: ReadableAtom<CsatCatalog>
  readonly dispatch: (event: SurveyEvent) => void
  /** Asks the server what to ask, and again in another language. */
  readonly start: () => void
  readonly stop: () => void
}
