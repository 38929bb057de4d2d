import { describe, expect, it } from 'vitest'
import { EVENTS } from '#contract/embed.ts'
import { COPY } from '#core/copy.ts'
import { TOUR_EVENTS, TOUR_STEPS } from './tour-steps.ts'

const doneBy = (name: string, detail?: unknown) =>
  TOUR_STEPS.filter(step => step.isDoneBy({ name, detail })).map(({ id }) => id)

describe('the steps of the tour', () => {
  it.each([
    ['an answer of the AI', EVENTS.message, { author: 'ai', text: 'Team costs €6.' }, ['answer']],
    ['an offer of a human', EVENTS.message, { author: 'ai', text: COPY.noInformation }, []],
    ['an end that the AI announces', EVENTS.message, { author: 'ai', text: COPY.autoClose }, []],
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
