import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/constants/locales.ts'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import type { SmallTalk } from '#server/ports/model.ts'
import { mayBeSmallTalk, PHRASEBOOKS, replyToSmallTalk, smallTalkOf, smallTalkReply } from './small-talk.ts'

const SAID: Readonly<Record<SmallTalk, readonly string[]>> = {
  greeting: [
    ...[
      'hi',
      'Hello!',
      'hey there',
      'Good morning',
      'hallo',
      'GRÜSS GOTT',
      'Bonjour !',
      'Hi, hello?',
      'Guten Tag',
    ],
    ...['👋', 'hi 👋', '¡Hola!', 'buenos dias', 'Buenos días', 'Salut', 'שלום', 'בוקר טוב', 'مرحبًا', 'مرحبا'],
  ],
  'how-are-you': [
    ...['how are you?', 'Hi, how are you doing today?', 'Wie geht’s?', '¿Qué tal?', 'ça va ?', 'מה שלומך?'],
    ...['كيف حالك؟', 'hello, how’s it going'],
  ],
  thanks: [
    ...['thanks', 'Thank you!', 'thank you so much', 'Thanks 🙏', 'thx', 'danke', 'Vielen Dank!', 'gracias'],
    ...['Muchas gracias', 'merci beaucoup', 'תודה', 'תודה רבה!', 'شكرًا', 'شكرا جزيلا', 'Hello, thanks'],
    ...['🙏', '🙏🏽 🙏🏽', '❤️', '<3', 'thx <3', '🤗', '👍🙏'],
    ...['ok great, thanks for your help', 'Super, danke!', 'perfecto, gracias por la ayuda'],
  ],
  acknowledgement: [
    ...[
      'ok',
      'Got it',
      'great, that makes sense',
      'no thanks',
      'alles klar',
      'vale',
      'd’accord',
      'סבבה',
      'تمام',
    ],
    ...['👍', '👍🏽👍🏽', '👌', 'ok 👍', '😊', '🎉🎉', '🆗', ':)', ':-))', ';D', 'XD', 'ok :)', '^^'],
    ...['ah ok, now it works!', 'never mind'],
  ],
  goodbye: [
    ...[
      'bye',
      'Goodbye.',
      'see you later',
      'tschüss',
      'Auf Wiedersehen!',
      'adiós',
      'hasta luego',
      'au revoir',
    ],
    ...['À bientôt', 'להתראות', 'مع السلامة', 'Thanks, bye!', 'Danke. Tschüss!', 'thanks, have a nice day'],
  ],
  identity: [
    ...[
      'are you a bot?',
      'Who are you',
      'am I talking to a real person?',
      'hey, are you human?',
      'Bist du ein Roboter?',
    ],
    ...['¿eres un bot?', 'êtes-vous un robot ?', 'אתה בוט?', 'هل أنت روبوت؟', 'what’s your name'],
  ],
  abilities: [
    ...[
      'what can you do?',
      'Hi, can you help me?',
      'help',
      'I have a question',
      'Ich habe eine Frage',
      'tengo una duda',
    ],
    ...['🤔', '😐', 'j’ai une question', 'יש לי שאלה', 'عندي سؤال', 'how can you help me'],
  ],
  frustration: [
    ...[
      'this is useless',
      'ugh, you are not helping',
      'that’s not what I asked!!',
      'Das hilft mir nicht',
      'no me sirve',
    ],
    ...['👎', '😡😡', ':(', ':-((', '>:(', '🙄', '👍 👎'],
    ...['n’importe quoi', 'זה לא עוזר', 'هذا لا يساعد', 'stupid bot', 'you don’t understand'],
  ],
}

describe('smallTalkOf', () => {
  it.each(Object.entries(SAID))('knows %s', (kind, texts) => {
    for (const text of texts) expect([text, smallTalkOf(text)]).toEqual([text, kind])
  })

  it.each([
    '',
    'Hi, can I get a refund?',
    'Thanks, but how do I pay?',
    'How do I pay? 🙏',
    'the button :)',
    '1️⃣',
    '?',
    'thanks, the refund is 90 days',
    'thanks 90 days',
    'hello world plan',
    'hi hi-fi',
    'Hello refund',
    'Danke, aber wie bezahle ich?',
    'שלום, כמה זה עולה?',
    'I need help with my invoice',
    'can you help me log in',
    'who are your investors',
    'it works on my phone but not on my laptop',
    'this export is useless',
    'are you open on Sunday?',
    'how does this work?',
    'what do you do?',
    'Comment ça marche ?',
    'cómo funciona esto',
    'hello '.repeat(20),
  ])('leaves everything else to the articles: %s', text => expect(smallTalkOf(text)).toBeNull())

  it.each(LOCALES)('hears no request for a human in a phrase of %s', locale => {
    const phrases = Object.values(PHRASEBOOKS[locale].phrases).flatMap(list => list.split(','))
    expect(phrases.filter(asksForHuman)).toEqual([])
  })
})

describe('replyToSmallTalk', () => {
  it.each([
    ['Danke!', 'en', 'de'],
    ['Danke!', 'ar', 'de'],
    ['ok', 'fr', 'fr'],
    ['Hi', 'de', 'de'],
    ['Hi', 'pt', 'en'],
    ['merci, tschüss', 'es', 'es'],
  ])('answers %s in a conversation in %s in %s', (message, locale, language) => {
    const kind = smallTalkOf(message)
    expect(replyToSmallTalk(message, locale)).toEqual({ kind, reply: smallTalkReply(language, kind!) })
  })
})

describe('mayBeSmallTalk', () => {
  it.each(['Thanks a bunch, that helped', 'How are you?', 'תודה, עזרת לי מאוד'])('believes it of %s', text =>
    expect(mayBeSmallTalk(text)).toBe(true),
  )

  it.each([
    'thanks, the refund is 90 days',
    'شكرا، المبلغ ٩٠',
    `Thanks. ${'The refund is free. '.repeat(4)}`,
  ])('does not of %s', text => expect(mayBeSmallTalk(text)).toBe(false))
})

describe('the replies', () => {
  const kinds = Object.keys(SAID) as SmallTalk[]

  it('are there for each kind in every language, and in English for any other', () => {
    for (const kind of kinds)
      expect(new Set(LOCALES.map(locale => smallTalkReply(locale, kind))).size).toBe(LOCALES.length)
    expect(smallTalkReply('xx', 'thanks')).toBe(smallTalkReply('en', 'thanks'))
  })

  it.each(LOCALES)('to frustration in %s name words that bring a human', locale => {
    const [, words] = /[“„«]\s*([^”“»]+?)\s*[”“»]/u.exec(smallTalkReply(locale, 'frustration'))!
    expect(asksForHuman(words!)).toBe(true)
  })
})
