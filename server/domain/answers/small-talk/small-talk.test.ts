import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/constants/locales.ts'
import { mayBeSmallTalk, smallTalkOf } from './small-talk.ts'
import { smallTalkWords } from './small-talk-words.ts'

describe('smallTalkOf', () => {
  it.each([
    [
      'greeting',
      ['hi', 'Hello!', 'hey there', 'Good morning', 'hallo', 'GRÜSS GOTT', 'Bonjour !', 'Hi, hello?'],
    ],
    [
      'greeting',
      ['Guten Tag', '¡Hola!', 'buenos dias', 'Buenos días', 'Salut', 'שלום', 'בוקר טוב', 'مرحبًا', 'مرحبا'],
    ],
    [
      'thanks',
      ['thanks', 'Thank you!', 'thank you so much', 'Thanks 🙏', 'thx', 'danke', 'Vielen Dank!', 'gracias'],
    ],
    [
      'thanks',
      ['Muchas gracias', 'merci beaucoup', 'תודה', 'תודה רבה!', 'شكرًا', 'شكرا جزيلا', 'Hello, thanks'],
    ],
    ['goodbye', ['bye', 'Goodbye.', 'see you later', 'tschüss', 'Auf Wiedersehen!', 'adiós', 'hasta luego']],
    ['goodbye', ['au revoir', 'À bientôt', 'להתראות', 'مع السلامة', 'Thanks, bye!', 'Danke. Tschüss!']],
  ] as const)('knows a %s: %s', (kind, texts) => {
    for (const text of texts) expect([text, smallTalkOf(text)]).toEqual([text, kind])
  })

  it.each([
    '',
    '👍',
    'Hi, can I get a refund?',
    'Thanks, but how do I pay?',
    'thanks, the refund is 90 days',
    'thanks 90 days',
    'hello world plan',
    'hi hi-fi',
    'Hello refund',
    'No thanks!',
    'Danke, aber wie bezahle ich?',
    'שלום, כמה זה עולה?',
    'hello '.repeat(20),
  ])('leaves everything else to the articles: %s', text => expect(smallTalkOf(text)).toBeNull())
})

describe('mayBeSmallTalk', () => {
  it.each(['Thanks a bunch, that helped', 'How are you?', 'תודה, עזרת לי מאוד'])('believes it of %s', text =>
    expect(mayBeSmallTalk(text)).toBe(true),
  )

  it.each([
    'thanks, the refund is 90 days',
    'شكرا، المبلغ ٩٠',
    `Thanks. ${'The refund is free. '.repeat(3)}`,
  ])('does not of %s', text => expect(mayBeSmallTalk(text)).toBe(false))
})

it('there are words for each in every language, and English ones for any other', () => {
  for (const kind of ['greeting', 'thanks', 'goodbye'] as const)
    expect(new Set(LOCALES.map(locale => smallTalkWords(locale, kind))).size).toBe(LOCALES.length)
  expect(smallTalkWords('xx', 'thanks')).toBe(smallTalkWords('en', 'thanks'))
})
