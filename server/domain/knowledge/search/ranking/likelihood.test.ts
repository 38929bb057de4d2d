import { describe, expect, it } from 'vitest'
import { ANSWER_LIKELIHOOD, SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import { createSearchIndex } from '../search-index.ts'

const article = (slug: string, title: string, body: string) => ({
  slug,
  title,
  body,
  alternate_questions: [],
  language: 'en',
})
const { search } = createSearchIndex([
  article(
    'invoices',
    'Where your invoices are',
    'Every invoice is under Billing. It has the address of your company.',
  ),
  article('card', 'Change your card', 'A new card is used from the next payment on.'),
  article('declined', 'Your card was declined', 'Ask your bank, or use another card.'),
  article('trial', 'How long the trial lasts', 'The trial lasts 14 days. No payment is needed.'),
  article('people', 'Invite people', 'Send an invitation by email. They choose a password.'),
  article('export', 'Export your data', 'Press Export under Settings. You get a ZIP file.'),
])

describe('how likely an article answers', () => {
  it('is enough where one word names it and no other', () => {
    const [best] = search('invoice?', 3)
    expect(best!.article.slug).toBe('invoices')
    expect(best!.likelihood).toBeGreaterThanOrEqual(ANSWER_LIKELIHOOD)
  })

  it('is enough to choose from where one word names several', () => {
    const hits = search('card', 3)
    expect(
      hits
        .slice(0, 2)
        .map(({ article }) => article.slug)
        .sort(),
    ).toEqual(['card', 'declined'])
    for (const { likelihood } of hits.slice(0, 2))
      expect(likelihood).toBeGreaterThanOrEqual(SUGGESTION_LIKELIHOOD)
  })

  it('is next to nothing for what is about something else', () =>
    expect(search('Which wine goes with grilled octopus?', 1)[0]?.likelihood ?? 0).toBeLessThan(
      SUGGESTION_LIKELIHOOD,
    ))

  it('is greater for a question that the article answers than for one that only shares a word with it', () => {
    const right = search('how long does the trial last', 1)[0]!
    const stray = search('is there a trial of the new engine in Tokyo', 1)[0]!
    expect(right.likelihood).toBeGreaterThan(ANSWER_LIKELIHOOD)
    expect(stray.likelihood).toBeLessThan(right.likelihood - 0.2)
  })
})
