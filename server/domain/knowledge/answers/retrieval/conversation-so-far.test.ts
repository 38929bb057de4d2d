import { describe, expect, it } from 'vitest'
import {
  allNamed,
  earlierQuestion,
  isBareReply,
  lastNamed,
  saidByAi,
  type Turn,
} from './conversation-so-far.ts'

const article = (slug: string) => ({ slug, title: slug })
const visitorTurn = (content: string): Turn => ({ sender_type: 'visitor', content })
const replied = (content: string, meta?: Turn['meta']): Turn => ({
  sender_type: 'ai',
  content,
  ...(meta && { meta }),
})

describe('the question before', () => {
  it.each([
    ['none where nothing was asked', ['hi', 'pricing'], null],
    [
      'the last one',
      ['how do I pay', 'where is my last invoice', 'and in German?'],
      'where is my last invoice',
    ],
    [
      'with the one before where it leans on it',
      ['how long is the trial', 'do i need a card for it', 'what happens after'],
      'how long is the trial\ndo i need a card for it',
    ],
    [
      'not that something was no help',
      ['I forgot my password', 'that did not work', 'yes'],
      'I forgot my password',
    ],
    ['not thanks', ['I forgot my password', 'thanks!', 'and the user name?'], 'I forgot my password'],
  ])('is %s', (_case, messages, expected) =>
    expect(earlierQuestion(messages.map(visitorTurn))).toBe(expected),
  )
})

describe('what the AI named and told', () => {
  const turns = [
    visitorTurn('do you have an app'),
    replied('The app is free.', { citations: [article('app')] }),
    visitorTurn('and a website'),
    replied('Perhaps one of these.', { articles: [article('browsers'), article('web')] }),
    visitorTurn('thanks'),
    replied('You are welcome!'),
  ]

  it('is the articles of the last reply that named any', () =>
    expect(lastNamed(turns)).toEqual(['browsers', 'web']))
  it('is the articles of all replies', () => expect([...allNamed(turns)]).toEqual(['app', 'browsers', 'web']))
  it('is its words, not those of the visitor', () =>
    expect(saidByAi(turns)).toBe('The app is free.\nPerhaps one of these.\nYou are welcome!'))
})

describe('a bare reply', () => {
  const plans = [{ slug: 'plans', title: 'Plans' }]
  const after = (message: string, meta?: Turn['meta']) =>
    isBareReply([
      { sender_type: 'visitor', content: 'How much is it?' },
      { sender_type: 'ai', content: 'A reply.', ...(meta && { meta }) },
      { sender_type: 'visitor', content: message },
    ])

  it.each([
    ['a yes after an answer', 'yes', { citations: plans }, true],
    ['a no after a reply that names no article', 'no', undefined, true],
    ['a no after an answer, which was no help', 'nope', { citations: plans }, false],
    ['a no after suggestions', 'no', { articles: plans }, false],
    ['a yes after suggestions, which has to choose', 'yes', { articles: plans }, false],
    ['more than a yes', 'yes, and how do I pay?', { citations: plans }, false],
  ])('is or is not: %s', (_case, message, meta, expected) => expect(after(message, meta)).toBe(expected))
})
