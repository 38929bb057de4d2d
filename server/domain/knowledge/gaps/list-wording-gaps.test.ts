import { describe, expect, it } from 'vitest'
import type { Suggested } from './list-wording-gaps.ts'
import { repeatedSuggestions, wordingGapOf } from './list-wording-gaps.ts'

const PLANS = { slug: 'plans', title: 'Plans' }
const TRIAL = { slug: 'trial', title: 'Trial' }

function suggested(text: string, second: number, change: Partial<Suggested> = {}): Suggested {
  return {
    text,
    key: text.toLowerCase(),
    askedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    language: 'en',
    conversationId: `conversation ${second}`,
    articles: [PLANS, TRIAL],
    picked: null,
    ...change,
  }
}

const gaps = (...given: readonly Suggested[]) =>
  repeatedSuggestions(given).map(each => wordingGapOf(each, slug => `id of ${slug}`, null))

describe('gaps of wording', () => {
  it('count the same words once, those asked most often first', () => {
    const found = gaps(suggested('Gratis', 9), suggested('Free', 5), suggested('free', 3))
    expect(found.map(({ question, count }) => [question, count])).toEqual([
      ['Free', 2],
      ['Gratis', 1],
    ])
    expect(found[0]).toMatchObject({
      last_asked_at: '2026-01-01T00:00:05.000Z',
      conversation_id: 'conversation 5',
    })
  })

  it('name each article once, under its newest title, those that were picked first', () => {
    const renamed = { slug: 'plans', title: 'Plans and prices' }
    const [gap] = gaps(
      suggested('free', 9, { articles: [renamed, TRIAL] }),
      suggested('free', 5, { picked: 'trial' }),
      suggested('free', 3, { picked: 'trial' }),
    )
    expect(gap!.articles).toEqual([
      { ...TRIAL, content_id: 'id of trial', picked: 2 },
      { ...renamed, content_id: 'id of plans', picked: 0 },
    ])
  })

  it('leave the likeliest first where nothing was picked', () => {
    expect(gaps(suggested('free', 1))[0]!.articles.map(({ slug }) => slug)).toEqual(['plans', 'trial'])
  })
})
