import { describe, expect, it } from 'vitest'
import type { Turn } from './find-passages.ts'
import { isBareReply, leansOnBefore, saysNoHelp } from './follow-up.ts'

describe('leansOnBefore', () => {
  it.each([
    'and on android?',
    'how much is that per year?',
    'what about students',
    'will it be deleted?',
    'can I undo that later',
    'und am Wochenende?',
    'y en España?',
    'et pour la Suisse ?',
    'وإلى الأردن؟',
    'ומשלוח מהיר?',
  ])('hears it in %j', message => expect(leansOnBefore(message)).toBe(true))

  it.each([
    'how do I change the email address of my account?',
    'where can I download an invoice for last month',
    'Wie ändere ich die Rechnungsadresse meiner Firma?',
  ])('does not in %j', message => expect(leansOnBefore(message)).toBe(false))
})

describe('saysNoHelp', () => {
  it.each([
    'that did not work',
    "it still doesn't work",
    'i already tried that',
    'no, the other one',
    'das hat leider nicht geklappt, geht nicht',
    'ya lo intenté',
    'ça ne marche pas',
    'לא עבד',
  ])('hears it in %j', message => expect(saysNoHelp(message)).toBe(true))

  it.each(['it worked, thanks', 'how do I work with two accounts?', 'what helps against spam?'])(
    'does not in %j',
    message => expect(saysNoHelp(message)).toBe(false),
  )
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
