import { SURVEY_COMMENT_MAX } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import type { Machine, Step } from '../run-machine.ts'
import type { SurveyAnswer, SurveyEffect, SurveyEvent, SurveyState } from './survey-state.ts'

type SurveyStep = Step<SurveyState, SurveyEffect>

/** The machine of one survey: asks, sends the score at once and the comment later, and thanks. */
export const surveyMachine: Machine<SurveyState, SurveyEvent, SurveyEffect> = {
  transition,
  nextDeadline: ({ canChange, survey }) => (canChange && survey ? closingOf(survey) : null),
  deadline: { type: 'change-ended' },
}

function transition(state: SurveyState, event: SurveyEvent, at: number): SurveyStep {
  const { phase, survey } = state
  switch (event.type) {
    case 'loaded':
      return stay(loaded(state, event.survey, at))
    case 'not-loaded':
      return stay(phase === 'loading' ? { ...state, phase: 'failed' } : state)
    case 'refused':
      return stay({ ...state, phase: event.reason, sending: null, unsent: null, canChange: false })
    case 'retried':
      if (phase === 'failed') return { state: { ...state, phase: 'loading' }, effects: [{ type: 'load' }] }
      return state.unsent && state.hasFailed ? send(state, state.unsent) : stay(state)
    case 'scored':
      if (!survey || survey.kind === 'comment' || !isOpen(state)) return stay(state)
      return send(
        { ...state, phase: 'follow-up', score: event.score, isDone: false },
        { score: event.score, comment: null },
      )
    case 'typed':
      return stay({ ...state, comment: event.text.slice(0, SURVEY_COMMENT_MAX) })
    case 'commented':
      return commented(state)
    case 'skipped':
      return stay(phase === 'follow-up' ? thankIfSent({ ...state, isDone: true }) : state)
    case 'change-wanted':
      if (phase !== 'thanks' || !state.canChange) return stay(state)
      return stay({ ...state, phase: state.score === null ? 'asked' : 'follow-up', isDone: false })
    case 'saved':
      return saved(state, event.survey, at)
    case 'not-saved':
      return stay({ ...state, sending: null, unsent: join(state.sending, state.unsent), hasFailed: true })
    case 'heard':
      return stay(survey ? heard(state, event.survey, at) : state)
    case 'change-ended':
      return stay({ ...state, canChange: false })
  }
}

/** Whether the visitor can answer now. */
function isOpen({ phase, canChange }: SurveyState): boolean {
  return phase === 'asked' || phase === 'follow-up' || (phase === 'thanks' && canChange)
}

function loaded(state: SurveyState, survey: VisitorSurvey | null, at: number): SurveyState {
  if (state.phase !== 'loading') {
    if (!survey || !state.survey) return state
    return { ...state, survey: { ...state.survey, texts: survey.texts } }
  }
  if (!survey) return { ...state, phase: 'empty' }
  return survey.answered_at === null
    ? { ...state, phase: 'asked', survey }
    : { ...state, ...answerOf(survey, at), phase: 'thanks' }
}

function commented(state: SurveyState): SurveyStep {
  const { phase, survey, score } = state
  const comment = state.comment.trim()
  if (state.isDone || !survey || (phase !== 'asked' && phase !== 'follow-up')) return stay(state)
  if (isBlank(comment) || comment === survey.comment)
    return stay(
      survey.answered_at !== null || score !== null ? thankIfSent({ ...state, isDone: true }) : state,
    )
  return send({ ...state, isDone: true }, { score, comment })
}

function saved(state: SurveyState, survey: VisitorSurvey, at: number): SurveyStep {
  const known = { ...state, sending: null, hasFailed: false, survey, canChange: isChangeable(survey, at) }
  const told: SurveyEffect = { type: 'tell', survey }
  if (state.unsent) {
    const next = send({ ...known, unsent: null }, state.unsent)
    return { state: next.state, effects: [told, ...next.effects] }
  }
  return { state: thankIfSent(known), effects: [told] }
}

/** Takes over an answer that was given elsewhere. What is being typed or sent here stays. */
function heard(state: SurveyState, survey: VisitorSurvey, at: number): SurveyState {
  const { phase, comment, sending, unsent } = state
  const told = { ...survey, texts: state.survey!.texts }
  const isBusy = sending !== null || unsent !== null
  const isTyping = phase === 'follow-up' || (phase === 'asked' && comment !== '')
  const answer = answerOf(told, at)
  if (isBusy) return { ...state, survey: told, canChange: answer.canChange }
  return isTyping ? { ...state, ...answer, comment } : { ...state, ...answer, phase: 'thanks' }
}

/** Sends an answer, or keeps it until the one on its way has arrived. */
function send(state: SurveyState, answer: SurveyAnswer): SurveyStep {
  const waiting = join(state.unsent, answer)
  if (state.sending) return stay({ ...state, unsent: waiting })
  return {
    state: { ...state, sending: waiting, unsent: null, hasFailed: false },
    effects: [{ type: 'save', answer: waiting }],
  }
}

/** The later score, and the later comment if there is one. */
function join(earlier: SurveyAnswer | null, later: SurveyAnswer): SurveyAnswer
function join(earlier: SurveyAnswer | null, later: SurveyAnswer | null): SurveyAnswer | null
function join(earlier: SurveyAnswer | null, later: SurveyAnswer | null): SurveyAnswer | null {
  if (!earlier || !later) return later ?? earlier
  return { score: later.score, comment: later.comment ?? earlier.comment }
}

function thankIfSent(state: SurveyState): SurveyState {
  const { isDone, sending, unsent } = state
  return isDone && !sending && !unsent ? { ...state, phase: 'thanks' } : state
}

function answerOf(survey: VisitorSurvey, at: number) {
  return {
    survey,
    score: survey.score,
    comment: survey.comment ?? '',
    canChange: isChangeable(survey, at),
  }
}

function isChangeable(survey: VisitorSurvey, at: number): boolean {
  return (closingOf(survey) ?? 0) > at
}

function closingOf({ closes_at }: VisitorSurvey): number | null {
  return closes_at === null ? null : Date.parse(closes_at)
}

function stay(state: SurveyState): SurveyStep {
  return { state, effects: [] }
}
