import { describe, expect, it } from 'vitest'
import { questionKey } from '../knowledge/gaps/question-text.ts'
import type { AskedQuestion } from './read-questions.ts'
import { topicsOf } from './topics-of.ts'

let asked = 0
function question(text: string, change: Partial<AskedQuestion> = {}): AskedQuestion {
  asked++
  return {
    conversationId: `conversation ${asked}`,
    language: 'en',
    askedAt: new Date(asked * 1_000),
    text,
    key: questionKey(text),
    outcome: 'answered',
    isPicked: false,
    isSatisfied: null,
    ...change,
  }
}
const topics = (now: readonly AskedQuestion[], before: readonly AskedQuestion[] | null = null) =>
  topicsOf(now, before, async () => {})

describe('topicsOf', () => {
  it('puts together what asks the same, counted by what became of it', async () => {
    const [norway, refund, ...others] = await topics([
      question('Do you ship to Norway?', { outcome: 'refused' }),
      question('do you ship to norway'),
      question('shipping to norway please', { outcome: 'by_person' }),
      question('How do I get a refund?'),
    ])
    expect(norway).toMatchObject({
      question: 'Do you ship to Norway?',
      count: 3,
      before: null,
      conversations: 3,
      outcomes: { refused: 1, answered: 1, by_person: 1, suggested: 0 },
    })
    expect(refund).toMatchObject({ question: 'How do I get a refund?', count: 1 })
    expect(others).toEqual([])
  })

  it('counts the days before, also of topics that were asked only then', async () => {
    const found = await topics(
      [question('refund policy')],
      [question('refund policy'), question('opening hours')],
    )
    expect(found.map(({ question, count, before }) => [question, count, before])).toEqual([
      ['refund policy', 1, 1],
      ['opening hours', 0, 1],
    ])
  })

  it('has a satisfaction from five rated conversations on, each counted once', async () => {
    const rated = (n: number) =>
      Array.from({ length: n }, (_, i) => question('refund policy', { isSatisfied: i > 0 }))
    expect((await topics(rated(4)))[0]!.satisfaction).toBeNull()
    expect((await topics(rated(5)))[0]!.satisfaction).toEqual({ value: 0.8, count: 5 })
    const same = Array.from({ length: 9 }, () =>
      question('refund policy', { conversationId: 'one', isSatisfied: true }),
    )
    expect((await topics(same))[0]).toMatchObject({ count: 9, conversations: 1, satisfaction: null })
  })

  it('lists the newest conversations, at most fifty', async () => {
    const [topic] = await topics(Array.from({ length: 60 }, () => question('refund policy')))
    expect(topic!.conversations).toBe(60)
    expect(topic!.conversation_ids).toHaveLength(50)
    expect(topic!.conversation_ids[0]).toBe(`conversation ${asked}`)
  })

  it('leaves out what asks nothing', async () => {
    expect(await topics([question('Hi', { text: null, outcome: 'small_talk' })])).toEqual([])
  })
})
