import { expect, it } from 'vitest'
import { bucketsOf } from '../reports/range.ts'
import { aiWeeks } from './create-insights.ts'
import type { AskedQuestion } from './read-questions.ts'

const RANGE = { from: '2026-03-25', to: '2026-04-07' }

it('divides a range into weeks that begin on the company’s first day', () => {
  expect(bucketsOf(RANGE, 'monday', 'week')).toEqual([
    { from: '2026-03-25', to: '2026-03-29' },
    { from: '2026-03-30', to: '2026-04-05' },
    { from: '2026-04-06', to: '2026-04-07' },
  ])
  expect(bucketsOf(RANGE, 'sunday', 'week').map(({ from }) => from)).toEqual([
    '2026-03-25',
    '2026-03-29',
    '2026-04-05',
  ])
})

it('counts questions in the week in which they were asked, those after the range in the last one', () => {
  const weeks = bucketsOf(RANGE, 'monday', 'week')
  const edges = [
    '2026-03-24T23:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-04-05T22:00:00Z',
    '2026-04-07T22:00:00Z',
  ]
  const at = (askedAt: string, isPicked = false) =>
    ({ askedAt: new Date(askedAt), outcome: 'suggested', isPicked }) as AskedQuestion
  const found = aiWeeks(weeks, edges, [
    at('2026-03-29T21:59:59.999Z'),
    at('2026-03-29T22:00:00Z', true),
    at('2026-04-05T22:00:00Z'),
    at('2026-04-20T00:00:00Z'),
  ])
  expect(found.map(({ outcomes, picked }) => [outcomes.suggested, picked])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
  ])
})
