import { describe, expect, it } from 'vitest'
import type { CountedQuestion } from './cluster-questions.ts'
import { groupByLikeness } from './group-by-likeness.ts'

const SHOP: readonly CountedQuestion[] = [
  'How do I get a refund?',
  'refund policy',
  'can I get refunds pls',
  'How to cancel my subscription',
  'cancle my subscripton',
  'Where is my order?',
  'Do you ship to Norway?',
  'shipping to norway',
].map(text => ({ text, count: 1 }))
const groups = async (questions: readonly CountedQuestion[]) =>
  (await groupByLikeness(questions, async () => {})).map(({ questions }) =>
    questions.map(({ text }) => text).sort(),
  )

describe('groupByLikeness', () => {
  it('puts together what asks the same, through word forms and typing errors', async () => {
    expect((await groups(SHOP)).sort()).toEqual([
      ['Do you ship to Norway?', 'shipping to norway'],
      ['How do I get a refund?', 'can I get refunds pls', 'refund policy'],
      ['How to cancel my subscription', 'cancle my subscripton'],
      ['Where is my order?'],
    ])
  })

  it('is the same whatever the order', async () => {
    expect(await groups([...SHOP].reverse())).toEqual(await groups(SHOP))
  })

  it('names a group by what was asked most', async () => {
    const often = { text: 'refund policy', count: 9 }
    const [group] = await groupByLikeness([{ text: 'policy on refunds', count: 1 }, often], async () => {})
    expect(group!.center).toBe(often)
  })

  it('pauses while it works, so that others are not kept waiting', async () => {
    let pauses = 0
    const many = Array.from({ length: 1_000 }, (_, i) => ({ text: `question number ${i}`, count: 1 }))
    await groupByLikeness(many, async () => void pauses++)
    expect(pauses).toBe(20)
  })

  it('takes nothing and words of no meaning', async () => {
    expect(await groups([])).toEqual([])
    expect(await groups([{ text: '???', count: 1 }])).toEqual([['???']])
  })
})
