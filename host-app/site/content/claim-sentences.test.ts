import { describe, expect, it } from 'vitest'
import { claimSentences } from './claim-sentences.ts'
import type { ArticlePage, Block } from './page.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', children: [text] })

function article(...blocks: readonly Block[]): ArticlePage {
  return {
    template: 'article',
    title: 'A title',
    description: 'A description.',
    eyebrow: 'An eyebrow',
    heading: 'A heading',
    lead: 'It takes 2 days.',
    date: '2026-11-21',
    related: [],
    blocks,
  }
}

const BLOCKS: readonly Block[] = [
  paragraph('We answer within 3 days.'),
  { kind: 'table', head: [['Limit']], rows: [[['4 files']]] },
  { kind: 'note', blocks: [paragraph('A call ends after 5 seconds.')] },
]

describe('claim sentences', () => {
  it('are all sentences of a post with a digit or an absolute word', () => {
    const page = article(...BLOCKS, paragraph('It never sleeps. It rarely fails.'))
    expect(claimSentences('/blog/a-post', page)).toEqual([
      'It takes 2 days.',
      'We answer within 3 days.',
      '4 files',
      'A call ends after 5 seconds.',
      'It never sleeps.',
    ])
  })

  it('are those of the introduction, the notes and what names the product in a guide', () => {
    const page = article(...BLOCKS, paragraph('Lapwing has 6 languages.'))
    expect(claimSentences('/resources/learn/a-guide', page)).toEqual([
      'It takes 2 days.',
      'A call ends after 5 seconds.',
      'Lapwing has 6 languages.',
    ])
  })

  it('are those of the introduction and the tables in an agreement', () => {
    expect(claimSentences('/legal/terms', article(...BLOCKS))).toEqual(['It takes 2 days.', '4 files'])
  })

  it.each([
    'It applies since 19 June 2026.',
    'Article 28(3) asks for it.',
    'Articles 12 to 22 GDPR.',
    '2.2.1 Timing adjustable',
    'Passwords are hashed with argon2id.',
    'You press “No thanks”.',
    'Write to [No address yet].',
    'No',
  ])('leave out “%s”', text => {
    expect(claimSentences('/blog/a-post', article(paragraph(text)))).toEqual(['It takes 2 days.'])
  })

  it.each(['2.1 KiB', '1.2 s'])('include “%s”, which is no criterion of a standard', text => {
    expect(claimSentences('/blog/a-post', article(paragraph(text)))).toContain(text)
  })
})
