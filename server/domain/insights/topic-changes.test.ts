import { describe, expect, it } from 'vitest'
import { topicChanges, twoProportionZ } from './topic-changes.ts'
import { countOutcomes, type Topic } from './topics-of.ts'

const topic = (count: number, before: number | null): Topic => ({
  question: 'Calendar sync',
  language: 'en',
  count,
  before,
  outcomes: countOutcomes([]),
  satisfaction: null,
  conversations: count,
  conversation_ids: [],
})
const change = (count: number, before: number | null, asked = { total: 400, totalBefore: 400, days: 28 }) =>
  topicChanges([topic(count, before)], asked)[0]?.change

describe('topicChanges', () => {
  it('reports a topic that grew, with a sentence that says by how much', () => {
    expect(change(41, 14)).toMatchObject({
      direction: 'up',
      count: 41,
      before: 14,
      sentence:
        '“Calendar sync” was asked 41 times, 2.9 times as often as in the 4 weeks before, as a share of all questions.',
    })
  })

  it('reports one that fell, one that is new, and one that is gone', () => {
    expect(change(12, 44)?.sentence).toBe(
      '“Calendar sync” was asked 12 times, down from 44 times in the 4 weeks before, as a share of all questions.',
    )
    expect(change(20, 0, { total: 100, totalBefore: 100, days: 7 })?.sentence).toBe(
      '“Calendar sync” was asked 20 times, and not at all in the week before.',
    )
    expect(change(0, 20, { total: 100, totalBefore: 100, days: 10 })?.sentence).toBe(
      '“Calendar sync” was not asked, after 20 times in the 10 days before.',
    )
  })

  it('compares shares, so that a busier month alone lets no topic grow', () => {
    expect(change(41, 14, { total: 1_200, totalBefore: 400, days: 28 })).toBeUndefined()
  })

  it('leaves out what is rare, what chance explains, and what changed by less than half', () => {
    expect(change(9, 0)).toBeUndefined()
    expect(change(10, 0)).toBeDefined()
    expect(change(14, 8)).toBeUndefined()
    expect(change(2_000, 1_500, { total: 10_000, totalBefore: 10_000, days: 28 })).toBeUndefined()
  })

  it('says nothing without a comparison', () => {
    expect(change(41, null)).toBeUndefined()
    expect(change(41, 14, { total: 400, totalBefore: 0, days: 28 })).toBeUndefined()
  })
})

describe('twoProportionZ', () => {
  it('is the textbook’s', () => {
    expect(twoProportionZ({ count: 60, total: 100 }, { count: 40, total: 100 })).toBeCloseTo(2.828, 3)
    expect(twoProportionZ({ count: 5, total: 5 }, { count: 5, total: 5 })).toBe(0)
  })
})
