import { SURVEY_SATISFIED_FROM, type SurveyKind } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'

/** What a visitor answers. The server keeps an earlier comment unless there is a new one. */
export type SurveyAnswer = Pick<VisitorSurvey, 'score' | 'comment'>

/**
 * What a survey shows. `empty`: nothing was asked. `invalid`: its link has expired or was altered. `asked`: no answer
 * yet. `follow-up`: the score is chosen, and the survey asks for the reason. `closed`: too late to change the answer.
 */
export type SurveyPhase =
  | 'loading'
  | 'failed'
  | 'empty'
  | 'invalid'
  | 'asked'
  | 'follow-up'
  | 'thanks'
  | 'closed'

/** The state of one survey in one tab. */
export type SurveyState = {
  readonly phase: SurveyPhase
  /** As the server last told it; null until then. */
  readonly survey: VisitorSurvey | null
  /** The score that the visitor has chosen, sent or not. */
  readonly score: number | null
  /** The text in the comment box. */
  readonly comment: string
  /** The answer on its way to the server. */
  readonly sending: SurveyAnswer | null
  /** The answer to send after that one, or, if sending failed, the one that `retried` sends. */
  readonly unsent: SurveyAnswer | null
  readonly hasFailed: boolean
  /** Whether the visitor has nothing to add, so that thanks follow once everything is sent. */
  readonly isDone: boolean
  /** Whether the answer can still be changed. */
  readonly canChange: boolean
}

/** The state before the server has told what to ask. */
export const INITIAL_SURVEY: SurveyState = {
  phase: 'loading',
  survey: null,
  score: null,
  comment: '',
  sending: null,
  unsent: null,
  hasFailed: false,
  isDone: false,
  canChange: false,
}

/** What happens to a survey. */
export type SurveyEvent =
  /** The server's word; null if nothing was asked. Once loaded, only the texts change. */
  | { readonly type: 'loaded'; readonly survey: VisitorSurvey | null }
  | { readonly type: 'not-loaded' }
  | { readonly type: 'refused'; readonly reason: 'invalid' | 'closed' }
  | { readonly type: 'retried' }
  | { readonly type: 'scored'; readonly score: number }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'commented' }
  | { readonly type: 'skipped' }
  | { readonly type: 'change-wanted' }
  | { readonly type: 'saved'; readonly survey: VisitorSurvey }
  | { readonly type: 'not-saved' }
  /** The visitor answered the same survey elsewhere, such as in another tab. */
  | { readonly type: 'heard'; readonly survey: VisitorSurvey }
  | { readonly type: 'change-ended' }

/** What a survey asks of its surroundings. `tell`: the page and other tabs learn of a saved answer. */
export type SurveyEffect =
  | { readonly type: 'load' }
  | { readonly type: 'save'; readonly answer: SurveyAnswer }
  | { readonly type: 'tell'; readonly survey: VisitorSurvey }

/** Whether a score of this kind is a satisfied one. */
export function isSatisfied(kind: SurveyKind, score: number): boolean {
  return score >= (SURVEY_SATISFIED_FROM[kind] ?? 0)
}
