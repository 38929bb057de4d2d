import type { Locale } from '#contract/constants/locales.ts'
import type { SurveyKind } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { SurveyAnswer } from '#core/survey/survey-state.ts'
import type { Result } from '#sdk/runtime/api/create-api.ts'
import type { Environment } from '#sdk/runtime/element/environment.ts'

/** What an element asks about. All null: the latest conversation of this browser, or else the company in general. */
export type SurveyTarget = {
  /** Asks this kind, about no conversation. */
  readonly kind: SurveyKind | null
  /** The token of a survey's link. */
  readonly token: string | null
  readonly conversationId: string | null
}

/** Where a survey comes from and its answer goes to. */
export type SurveySource = {
  /** The same for the same survey in every tab of this browser. */
  readonly subject: string
  readonly conversationId: string | null
  /** Null if nothing was asked. */
  readonly read: () => Promise<Result<VisitorSurvey | null>>
  readonly answer: (answer: SurveyAnswer) => Promise<Result<VisitorSurvey>>
}

/** What a source needs. */
export type SourceOptions = {
  readonly environment: Environment
  readonly tenant: string
  readonly locale: () => Locale
}

/** Returns the sources of an element, to be tried in this order until one has a survey. */
export type CreateSources = (options: SourceOptions, target: SurveyTarget) => readonly SurveySource[]
