import { describe, expect, it } from 'vitest'
import { SURVEY_CHANGE_MS, SURVEY_COMMENT_MAX } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { surveyMachine } from './survey-machine.ts'
import { INITIAL_SURVEY, isSatisfied, type SurveyEvent, type SurveyState } from './survey-state.ts'

const NOW = Date.parse('2026-05-04T10:00:00.000Z')
const ASKED: VisitorSurvey = {
  kind: 'emoji',
  score: null,
  comment: null,
  answered_at: null,
  closes_at: null,
  texts: { question: 'How was it?', low: 'What went wrong?', high: 'What went well?', thanks: 'Thank you.' },
}

function answered(score: number | null, comment: string | null = null, at = NOW): VisitorSurvey {
  const closes_at = new Date(at + SURVEY_CHANGE_MS).toISOString()
  return { ...ASKED, score, comment, answered_at: new Date(at).toISOString(), closes_at }
}

/** Returns the state after the events, and the effects of the last one. */
function stepOf(events: readonly SurveyEvent[], from: SurveyState = INITIAL_SURVEY, at = NOW) {
  let step = { state: from, effects: [] as readonly unknown[] }
  for (const event of events) step = surveyMachine.transition(step.state, event, at)
  return step
}

const loaded = (survey: VisitorSurvey | null = ASKED): SurveyEvent => ({ type: 'loaded', survey })
const scored = (score: number): SurveyEvent => ({ type: 'scored', score })
const typed = (text: string): SurveyEvent => ({ type: 'typed', text })
const saved = (score: number | null, comment: string | null = null): SurveyEvent => ({
  type: 'saved',
  survey: answered(score, comment),
})
const save = (score: number | null, comment: string | null = null) => ({
  type: 'save',
  answer: { score, comment },
})

describe('a survey that loads', () => {
  it('asks', () => expect(stepOf([loaded()]).state.phase).toBe('asked'))

  it('shows nothing if nothing was asked', () => expect(stepOf([loaded(null)]).state.phase).toBe('empty'))

  it('thanks if it was answered before', () => {
    const { state } = stepOf([loaded(answered(4, 'Quick.'))])
    expect(state).toMatchObject({ phase: 'thanks', score: 4, comment: 'Quick.', canChange: true })
  })

  it('can be tried again', () => {
    const { state } = stepOf([{ type: 'not-loaded' }])
    expect(state.phase).toBe('failed')
    expect(stepOf([{ type: 'retried' }], state)).toMatchObject({
      state: { phase: 'loading' },
      effects: [{ type: 'load' }],
    })
  })

  it('says that its link is not valid', () =>
    expect(stepOf([{ type: 'refused', reason: 'invalid' }]).state.phase).toBe('invalid'))

  it('takes only the texts of another language once it is shown', () => {
    const german = { ...ASKED, texts: { ...ASKED.texts, question: 'Wie war es?' } }
    const { state } = stepOf([loaded(), scored(2), typed('Slow'), loaded(german)])
    expect(state).toMatchObject({ phase: 'follow-up', score: 2, comment: 'Slow' })
    expect(state.survey?.texts.question).toBe('Wie war es?')
  })
})

describe('a score', () => {
  it('is sent at once, and the reason is asked', () => {
    const step = stepOf([loaded(), scored(4)])
    expect(step.state).toMatchObject({ phase: 'follow-up', score: 4 })
    expect(step.effects).toEqual([save(4)])
  })

  it('is not sent while another one is on its way, but after it', () => {
    const step = stepOf([loaded(), scored(4), scored(5), scored(3)])
    expect(step.effects).toEqual([])
    expect(stepOf([saved(4)], step.state).effects).toEqual([{ type: 'tell', survey: answered(4) }, save(3)])
  })

  it('is of no use to a survey that wants a comment alone', () => {
    const step = stepOf([loaded({ ...ASKED, kind: 'comment' }), scored(4)])
    expect(step).toMatchObject({ state: { phase: 'asked', score: null }, effects: [] })
  })

  it('changes an answer that is shown with thanks', () => {
    const step = stepOf([loaded(answered(4)), scored(1)])
    expect(step).toMatchObject({ state: { phase: 'follow-up', score: 1 }, effects: [save(1)] })
  })

  it('changes nothing once the day is over', () => {
    const step = stepOf([loaded(answered(4, null, NOW - SURVEY_CHANGE_MS)), scored(1)])
    expect(step).toMatchObject({ state: { phase: 'thanks', score: 4, canChange: false }, effects: [] })
  })

  it.each([
    ['emoji', 3, 4],
    ['stars', 3, 4],
    ['numbers', 6, 7],
    ['thumbs', 0, 1],
  ] as const)('of %s is satisfied above %i', (kind, low, high) => {
    expect([isSatisfied(kind, low), isSatisfied(kind, high)]).toEqual([false, true])
  })
})

describe('the reason', () => {
  const follow = stepOf([loaded(), scored(2), saved(2)]).state

  it('is sent with the same score, and thanks follow once it is saved', () => {
    const step = stepOf([typed('  Too slow. '), { type: 'commented' }], follow)
    expect(step).toMatchObject({ state: { phase: 'follow-up' }, effects: [save(2, 'Too slow.')] })
    expect(stepOf([saved(2, 'Too slow.')], step.state).state.phase).toBe('thanks')
  })

  it('can be skipped', () => {
    const step = stepOf([{ type: 'skipped' }], follow)
    expect(step).toMatchObject({ state: { phase: 'thanks' }, effects: [] })
  })

  it('that is empty is skipped', () =>
    expect(stepOf([typed('  '), { type: 'commented' }], follow).state.phase).toBe('thanks'))

  it('that is skipped while the score is on its way is thanked for when that has arrived', () => {
    const { state } = stepOf([loaded(), scored(5), { type: 'skipped' }])
    expect(state.phase).toBe('follow-up')
    expect(stepOf([saved(5)], state).state.phase).toBe('thanks')
  })

  it('waits for a score that is on its way', () => {
    const step = stepOf([loaded(), scored(5), typed('Kind'), { type: 'commented' }])
    expect(step.effects).toEqual([])
    expect(stepOf([saved(5)], step.state).effects.at(-1)).toEqual(save(5, 'Kind'))
  })

  it('is not sent twice', () => {
    const events: SurveyEvent[] = [typed('Kind'), { type: 'commented' }, { type: 'commented' }]
    expect(stepOf(events, follow).effects).toEqual([])
  })

  it('is as long as the server allows', () =>
    expect(stepOf([typed('a'.repeat(SURVEY_COMMENT_MAX + 1))], follow).state.comment).toHaveLength(
      SURVEY_COMMENT_MAX,
    ))

  it('is the whole answer to a survey that wants a comment alone', () => {
    const asked = stepOf([loaded({ ...ASKED, kind: 'comment' })]).state
    expect(stepOf([{ type: 'commented' }], asked)).toMatchObject({ state: { phase: 'asked' }, effects: [] })
    const step = stepOf([typed('More dates'), { type: 'commented' }], asked)
    expect(step.effects).toEqual([save(null, 'More dates')])
    expect(stepOf([saved(null, 'More dates')], step.state).state.phase).toBe('thanks')
  })
})

describe('an answer that could not be sent', () => {
  it('is kept with what was typed, and sent again', () => {
    const { state } = stepOf([loaded(), scored(4), typed('Kind'), { type: 'not-saved' }])
    expect(state).toMatchObject({ phase: 'follow-up', score: 4, comment: 'Kind', hasFailed: true })
    const step = stepOf([{ type: 'retried' }], state)
    expect(step).toMatchObject({ state: { hasFailed: false }, effects: [save(4)] })
  })

  it('goes along with the next one', () => {
    const { state } = stepOf([
      loaded(),
      scored(4),
      typed('Kind'),
      { type: 'commented' },
      { type: 'not-saved' },
    ])
    expect(stepOf([{ type: 'retried' }], state).effects).toEqual([save(4, 'Kind')])
    expect(stepOf([scored(5)], state).effects).toEqual([save(5, 'Kind')])
  })

  it('is thanked for only once it has arrived', () => {
    const { state } = stepOf([loaded(), scored(4), { type: 'not-saved' }, { type: 'skipped' }])
    expect(state.phase).toBe('follow-up')
    expect(stepOf([{ type: 'retried' }, saved(4)], state).state.phase).toBe('thanks')
  })

  it('because a day has passed, is told as such', () => {
    const { state } = stepOf([loaded(), scored(4), { type: 'refused', reason: 'closed' }])
    expect(state).toMatchObject({ phase: 'closed', sending: null })
  })
})

describe('a saved answer', () => {
  const thanks = stepOf([loaded(), scored(4), saved(4), { type: 'skipped' }]).state

  it('can be changed', () => {
    const { state } = stepOf([{ type: 'change-wanted' }], thanks)
    expect(state.phase).toBe('follow-up')
    expect(stepOf([scored(2)], state).effects).toEqual([save(2)])
  })

  it('can be changed to the millisecond', () => {
    const closing = NOW + SURVEY_CHANGE_MS
    expect(surveyMachine.nextDeadline(thanks)).toBe(closing)
    const { state } = stepOf([surveyMachine.deadline], thanks, closing)
    expect(surveyMachine.nextDeadline(state)).toBeNull()
    expect(stepOf([{ type: 'change-wanted' }], state).state.phase).toBe('thanks')
  })

  it('of a comment alone is changed where it was written', () => {
    const kind = { ...ASKED, kind: 'comment' } as const
    const { state } = stepOf([
      loaded({ ...kind, ...answered(null, 'More'), kind: 'comment' }),
      { type: 'change-wanted' },
    ])
    expect(state).toMatchObject({ phase: 'asked', comment: 'More' })
  })
})

describe('an answer in another tab', () => {
  const heard = (score: number | null, comment: string | null = null): SurveyEvent => ({
    type: 'heard',
    survey: answered(score, comment),
  })

  it('shows here, too', () => {
    const { state } = stepOf([loaded(), heard(2, 'Slow')])
    expect(state).toMatchObject({ phase: 'thanks', score: 2, comment: 'Slow', canChange: true })
  })

  it('leaves what is being typed here', () => {
    const { state } = stepOf([loaded(), scored(4), saved(4), typed('Kind'), heard(2, 'Slow')])
    expect(state).toMatchObject({ phase: 'follow-up', score: 2, comment: 'Kind' })
  })

  it('does not undo a score that is on its way', () => {
    const { state } = stepOf([loaded(), scored(4), heard(2)])
    expect(state).toMatchObject({ score: 4, phase: 'follow-up' })
  })

  it('keeps the texts of this one’s language', () => {
    const other = { ...answered(2), texts: { ...ASKED.texts, thanks: 'Danke.' } }
    const { state } = stepOf([loaded(), { type: 'heard', survey: other }])
    expect(state.survey?.texts.thanks).toBe('Thank you.')
  })
})
