import { describe, expect, it } from 'vitest'
import { EVENTS } from '#contract/embed.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { callEvent, type DemoEvent, TOUR_EVENTS } from './demo-events.ts'
import {
  afterEvent,
  afterOpening,
  afterSkipping,
  isWaiting,
  openStop,
  openTaskIndex,
  TOUR_START,
} from './tour-progress.ts'
import { TOUR_STOPS } from './tour-stops.ts'

const answer = { name: EVENTS.message, detail: { author: 'ai', text: 'Yes.' } }
const handoff = { name: EVENTS.handoff }
const reply = { name: EVENTS.message, detail: { author: 'agent', text: 'Hello' } }

const DONE_BY: readonly (readonly [stop: string, ...events: DemoEvent[]])[] = [
  ['answer', answer],
  ['human', handoff, reply],
  ['rate', { name: EVENTS.resolved }, { name: EVENTS.csat, detail: { score: 4 } }],
  ['dashboard', { name: callEvent('listReportConversations') }],
  ['ticket', { name: EVENTS.ticket, detail: { number: 7 } }],
  ['gap', { name: callEvent('publishContent') }, answer],
  ['recolor', { name: TOUR_EVENTS.recolored }, { name: TOUR_EVENTS.copied }],
  ['call', { name: EVENTS.call, detail: { state: 'ended' } }],
  ['rtl', { name: TOUR_EVENTS.switched }],
  ['impersonate', { name: callEvent('redeemImpersonation') }, { name: callEvent('listAudit') }],
]
const ALL = DONE_BY.flatMap(([, ...events]) => events)

it('the tour has ten stops, each with what completes it', () => {
  expect(TOUR_STOPS).toHaveLength(10)
  expect(DONE_BY.map(([stop, ...events]) => [stop, events.length])).toEqual(
    TOUR_STOPS.map(({ id, tasks }) => [id, tasks.length]),
  )
})

it('what completes the stops in their order leads through the whole tour', () => {
  let progress = TOUR_START
  for (const [stop, ...events] of DONE_BY) {
    expect(progress.current).toBe(stop)
    for (const [index, event] of events.entries()) {
      expect(openTaskIndex(progress)).toBe(index)
      progress = afterEvent(progress, event)
    }
  }
  expect(progress.done).toEqual(TOUR_STOPS.map(({ id }) => id))
  expect(progress.current).toBe('impersonate')
  expect(isWaiting(progress)).toBe(false)
})

describe('nothing is completed by', () => {
  it.each([
    [
      'an offer of a human',
      { name: EVENTS.message, detail: { author: 'ai', text: SHARED_MESSAGES.noInformation } },
    ],
    [
      'an end that the AI announces',
      { name: EVENTS.message, detail: { author: 'ai', text: SHARED_MESSAGES.autoClose } },
    ],
    ['the visitor’s own message', { name: EVENTS.message, detail: { author: 'visitor', text: 'Hello' } }],
    ['an opened chat', { name: EVENTS.open }],
    ['a call that begins', { name: EVENTS.call, detail: { state: 'live' } }],
    ['a second task before the first', { name: EVENTS.csat }],
  ])('%s', (_what, event) => {
    expect(afterEvent(TOUR_START, event)).toBe(TOUR_START)
  })
})

describe('afterEvent', () => {
  it('completes a stop that is not open, and passes over it later', () => {
    const ahead = afterEvent(afterEvent(TOUR_START, handoff), reply)
    expect([ahead.current, ahead.done]).toEqual(['answer', ['human']])
    expect(afterEvent(ahead, answer).current).toBe('rate')
  })

  it('does not count an answer for the gap before the article is published', () => {
    expect(afterEvent(TOUR_START, answer).tasks).toEqual({ answer: 1 })
  })
})

describe('afterSkipping', () => {
  it('opens the next stop, and in the end what was left out', () => {
    const skipped = afterSkipping(afterOpening(TOUR_START, 'dashboard'))
    expect([skipped.current, skipped.done]).toEqual(['ticket', []])
    const others = ALL.filter(({ name }) => name !== callEvent('listReportConversations'))
    const rest = others.reduce(afterEvent, skipped)
    expect(rest.current).toBe('dashboard')
    expect(rest.done).toHaveLength(9)
  })

  it('keeps the tasks that were completed', () => {
    const half = afterEvent(afterOpening(TOUR_START, 'human'), handoff)
    expect(openTaskIndex(afterOpening(afterSkipping(half), 'human'))).toBe(1)
  })
})

describe('afterOpening', () => {
  it('begins a completed stop anew, which stays completed', () => {
    const over = ALL.reduce(afterEvent, TOUR_START)
    const again = afterOpening(over, 'rate')
    expect([openStop(again).id, openTaskIndex(again), again.done.length]).toEqual(['rate', 0, 10])
    const rated = afterEvent(afterEvent(again, { name: EVENTS.resolved }), { name: EVENTS.csat })
    expect([rated.current, rated.done.length]).toEqual(['rate', 10])
  })
})

describe('the tour waits', () => {
  it.each([
    ['answer', true],
    ['human', true],
    ['ticket', false],
    ['call', false],
  ])('at the stop %s: %s', (stop, expected) => {
    expect(isWaiting(afterOpening(TOUR_START, stop))).toBe(expected)
  })
})
