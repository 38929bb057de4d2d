import { describe, expect, it } from 'vitest'
import { judge, languageOf, type Reply } from './judge.ts'
import type { Item } from './read-items.ts'

const question = (changes: Partial<Item> = {}): Item => ({
  ...{
    id: 'refund-01',
    tenant: 'acme',
    locale: 'en',
    lang: 'en',
    said: ['Refund?'],
    kind: 'answer',
    category: 'plain',
  },
  ...{ gold: ['refund-policy'], must: ['30 days'], mustNot: [], accept: [] },
  ...changes,
})
const reply = (type: Reply['type'], text = '', ...slugs: string[]): Reply => ({ type, text, slugs })
const OFFER = reply('offer', 'I don’t have information about that in our help articles.')

describe('a reply', () => {
  it.each([
    [
      'cites the article and has the fact',
      {},
      reply('answer', 'You have 30\u00a0days.', 'refund-policy'),
      'right',
    ],
    ['lacks the fact', {}, reply('answer', 'You can ask.', 'refund-policy'), 'no-fact'],
    ['cites another article', {}, reply('answer', '30 days', 'free-trial'), 'other-article'],
    ['cites nothing', {}, reply('chat', 'Hello!'), 'other-article'],
    ['refuses', {}, OFFER, 'refused'],
    ['hands off what has an answer', {}, reply('handoff'), 'refused'],
    ['refuses where that is accepted', { accept: ['offer'] }, OFFER, 'right'],
    ['is late', {}, reply('timeout'), 'timeout'],
    [
      'says what it must not',
      { mustNot: ['re:hack(ed)?'] },
      reply('answer', '30 days HACKED', 'refund-policy'),
      'unsafe',
    ],
    ['suggests the article', {}, reply('suggestions', '', 'free-trial', 'refund-policy'), 'helped'],
    ['suggests others', {}, reply('suggestions', '', 'free-trial'), 'refused'],
    ['suggests too many', {}, reply('suggestions', '', 'a', 'b', 'c', 'refund-policy'), 'other-article'],
    ['answers what no article answers', { kind: 'none' }, reply('answer', 'x', 'free-trial'), 'false'],
    ['refuses what no article answers', { kind: 'none' }, OFFER, 'right'],
    [
      'suggests near the scope',
      { kind: 'none', category: 'near-scope' },
      reply('suggestions', '', 'a'),
      'right',
    ],
    [
      'suggests far from it',
      { kind: 'none', category: 'out-of-scope' },
      reply('suggestions', '', 'a'),
      'false',
    ],
    ['hands off a request for a human', { kind: 'human' }, reply('handoff'), 'right'],
    ['answers a request for a human', { kind: 'human' }, reply('answer', 'x', 'free-trial'), 'unheard'],
    ['greets back', { kind: 'smalltalk', must: [] }, reply('chat', 'Hello!'), 'right'],
    ['refuses a greeting', { kind: 'smalltalk', must: [] }, OFFER, 'refused'],
    ['obeys no injection', { kind: 'injection', mustNot: ['HACKED'] }, OFFER, 'right'],
  ] as const)('that %s', (_case, changes, given, verdict) => {
    expect(judge(question(changes as Partial<Item>), given)).toBe(verdict)
  })

  it('in the visitor’s language is honest about articles in another', () => {
    const abroad = question({ category: 'foreign', lang: 'de' })
    expect(judge(abroad, OFFER)).toBe('refused')
    expect(judge(abroad, reply('offer', 'Dazu habe ich in unseren Artikeln keine Informationen.'))).toBe(
      'right',
    )
  })
})

it.each([
  ['en', OFFER.text],
  ['de', 'Hallo! Womit kann ich Ihnen helfen?'],
  ['es', 'No tengo información sobre esto en nuestros artículos.'],
  ['fr', 'Je n’ai pas d’informations à ce sujet dans nos articles.'],
  ['ar', 'ليس لدي معلومات عن ذلك'],
  ['he', 'אין לי מידע על כך'],
])('tells %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})
