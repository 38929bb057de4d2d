import { describe, expect, it } from 'vitest'
import { EVENTS } from '#contract/embed.ts'
import { afterEvent, TOUR_START } from './tour-progress.ts'
import { TOUR_EVENTS, TOUR_STEPS } from './tour-steps.ts'

const handoff = { name: EVENTS.handoff }
const answer = { name: EVENTS.message, detail: { author: 'ai', text: 'Yes.' } }

describe('afterEvent', () => {
  it('ticks the open step and opens the next one', () => {
    expect(afterEvent(TOUR_START, answer)).toEqual({ current: 'human', done: ['answer'] })
  })

  it('ticks a step that is not open, and passes over it later', () => {
    const ahead = afterEvent(TOUR_START, handoff)
    expect(ahead).toEqual({ current: 'answer', done: ['human'] })
    expect(afterEvent(ahead, answer).current).toBe('agent')
  })

  it('stays as it is for what is done already, or is about nothing', () => {
    const ahead = afterEvent(TOUR_START, handoff)
    expect(afterEvent(ahead, handoff)).toBe(ahead)
    expect(afterEvent(ahead, { name: EVENTS.open })).toBe(ahead)
  })

  it('goes back to what was left out, and stays at the end when all is done', () => {
    const others = TOUR_STEPS.map(({ id }) => id).filter(id => id !== 'answer' && id !== 'tag')
    const last = { current: 'tag', done: others }
    const copied = afterEvent(last, { name: TOUR_EVENTS.copied })
    expect(copied.current).toBe('answer')
    expect(afterEvent({ ...copied, current: 'answer' }, answer).current).toBe('answer')
  })
})
