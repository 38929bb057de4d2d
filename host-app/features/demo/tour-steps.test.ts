import { describe, expect, it } from 'vitest'
import { EVENTS } from '#contract/embed.ts'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { afterEvent, TOUR_EVENTS, TOUR_START, TOUR_STEPS } from './tour-steps.ts'

const doneBy = (name: string, detail?: unknown) =>
  TOUR_STEPS.filter(step => step.isDoneBy({ name, detail })).map(({ id }) => id)

describe('the steps of the tour', () => {
  it.each([
    ['an answer of the AI', EVENTS.message, { author: 'ai', text: 'Team costs €6.' }, ['answer']],
    ['an offer of a human', EVENTS.message, { author: 'ai', text: SHARED_MESSAGES.noInformation }, []],
    ['an end that the AI announces', EVENTS.message, { author: 'ai', text: SHARED_MESSAGES.autoClose }, []],
    ['the visitor’s own message', EVENTS.message, { author: 'visitor', text: 'Hello' }, []],
    ['a reply of an agent', EVENTS.message, { author: 'agent', text: 'Hello' }, ['agent']],
    ['a wish for a human', EVENTS.handoff, {}, ['human']],
    ['an end', EVENTS.resolved, {}, ['resolve']],
    ['a ticket', EVENTS.ticket, { number: 7 }, ['ticket']],
    ['an opened chat', EVENTS.open, undefined, []],
    ['another company', TOUR_EVENTS.switched, undefined, ['rtl']],
    ['a copied tag', TOUR_EVENTS.copied, undefined, ['tag']],
  ])('%s', (_what, name, detail, expected) => {
    expect(doneBy(name, detail)).toEqual(expected)
  })
})

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
