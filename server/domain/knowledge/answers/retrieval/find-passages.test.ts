import { describe, expect, it, vi } from 'vitest'
import type { SenderType } from '#contract/entities/message.ts'
import type { SearchHit } from '../../search/search-index.ts'
import { findPassages, mergeHits, searchQueries } from './find-passages.ts'

const turns = (...said: readonly (string | readonly [SenderType, string])[]) =>
  said.map(turn =>
    typeof turn === 'string'
      ? { sender_type: 'visitor' as const, content: turn }
      : { sender_type: turn[0], content: turn[1] },
  )
const hit = (slug: string, confidence = 0): SearchHit => ({
  article: { slug, title: slug, body: '', alternate_questions: [] },
  confidence,
  likelihood: confidence,
  hasQueryWord: true,
  missingWords: [],
  excerpt: '',
  text: '',
})
const slugs = (hits: readonly SearchHit[]) => hits.map(({ article }) => article.slug)

const RAMBLING =
  'Hi there, we moved to a bigger office last week. All of us love it. Where do I enter the new address? Thanks a lot, Ann'

describe('what is searched for', () => {
  it.each([
    ['a question alone', turns('How do I cancel?'), ['How do I cancel?']],
    [
      'a follow-up, with the question before it',
      turns('Does it run on iPhones?', ['ai', 'Yes.'], 'and on android?'),
      ['and on android?', 'Does it run on iPhones?\nand on android?'],
    ],
    [
      'a follow-up to a follow-up, with both',
      turns('What does the app need?', 'on android?', 'and iphone?'),
      ['and iphone?', 'What does the app need?\non android?\nand iphone?'],
    ],
    ['a question after small talk, alone', turns('hi', ['ai', 'Hello!'], 'pricing'), ['pricing']],
    [
      'a long message, with its last question',
      turns(RAMBLING),
      [RAMBLING, 'Where do I enter the new address?'],
    ],
    [
      'a long message without a question mark, with its last sentence',
      turns('We moved to a bigger office last week and all of us love it here. I want to change our address'),
      [
        'We moved to a bigger office last week and all of us love it here. I want to change our address',
        'I want to change our address',
      ],
    ],
    [
      'a follow-up to a long message, with the question in it',
      turns(RAMBLING, 'and the phone?'),
      ['and the phone?', 'Where do I enter the new address?\nand the phone?'],
    ],
    ['what agents said, never', turns(['agent', 'Try Safari.'], 'How do I cancel?'), ['How do I cancel?']],
  ])('is %s', (_case, given, expected) => {
    expect(searchQueries(given)).toEqual(expected)
  })
})

describe('what several searches found', () => {
  it('comes in turns, each article once, where it came first', () => {
    const merged = mergeHits(
      [
        [hit('a', 0.1), hit('b')],
        [hit('c'), hit('a', 0.9), hit('d')],
      ],
      8,
    )
    expect(slugs(merged)).toEqual(['a', 'c', 'b', 'd'])
    expect(merged[0]!.confidence).toBe(0.1)
  })

  it('is no more than was asked for', () => {
    expect(slugs(mergeHits([[hit('a'), hit('b'), hit('c')]], 2))).toEqual(['a', 'b'])
    expect(mergeHits([], 8)).toEqual([])
  })
})

describe('the passages of an answer', () => {
  it('are eight at the most for a language model, sure or not', async () => {
    const search = vi.fn(async (query: string) =>
      Array.from({ length: 8 }, (_, place) => hit(`${query.length} ${place}`, 0.01)),
    )
    const found = await findPassages(search, turns('How do I cancel?', 'and then?'))
    expect(found).toHaveLength(8)
    expect(search.mock.calls.map(([, limit]: readonly unknown[]) => limit)).toEqual([8, 8])
  })
})
