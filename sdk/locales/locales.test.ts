import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import { isRightToLeft } from '#core/text/is-right-to-left.ts'
import { LAUNCHER_NAMES } from '../embed/launcher-names.ts'
import { CHAT_LANGUAGES } from './chat/chat-parts.ts'
import { type ChatMessages, MESSAGES as ENGLISH_CHAT } from './chat/en.ts'
import { CSAT_LANGUAGES } from './csat/csat-messages.ts'
import { type CsatMessages, MESSAGES as ENGLISH_CSAT } from './csat/en.ts'
import { MESSAGES as ENGLISH_KB, type KbMessages } from './kb/en.ts'
import { KB_LANGUAGES } from './kb/kb-messages.ts'
import { MESSAGES as ENGLISH_TICKET, type TicketMessages } from './ticket/en.ts'
import { TICKET_LANGUAGES } from './ticket/ticket-messages.ts'
import { MESSAGES as ENGLISH_VOICE, type VoiceMessages } from './voice/en.ts'
import { VOICE_LANGUAGES } from './voice/voice-messages.ts'

/** Texts that are correctly the same as in English. */
const SAME: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>> = {
  de: ['csat.optional', 'chat.online', 'chat.agent', 'chat.name', 'chat.emojis', 'ticket.name', 'kb.code'],
  es: ['chat.offerNo', 'chat.emojis', 'kb.no'],
  fr: [
    'chat.messages',
    'chat.message',
    'chat.source',
    'chat.emojis',
    'kb.oneArticle',
    'kb.articles',
    'kb.code',
  ],
  he: [],
  ar: [],
}
/** What each bundle has in its language, and in no other. */
const OWN_WORDS: Readonly<Record<Exclude<Locale, 'en'>, RegExp>> = {
  de: /\b(nicht|ist|und)\b/,
  es: /\b(el|por|puede)\b/,
  fr: /\b(vous|pas|votre)\b/,
  he: /[\u0590-\u05ff]/,
  ar: /[\u0600-\u06ff]/,
}
/** URLs and email addresses are left-to-right in every language. */
const LEFT_TO_RIGHT = ['chat.emailExample', 'ticket.emailExample']

/** Button labels with little space. */
const LABELS = [
  'chat: startChat startNew reopen offerYes offerNo followUpDone followUpMore',
  'chat: retry discard cancel cancelRequest saveContact erase keep forget forgetMe downloadAll downloadTranscript',
  'chat: mailTranscript talkToPerson writeToTicket newMessages mute unmute expand collapse myData',
  'ticket: send sending viewTicket anotherTicket newTicket myTickets',
  'voice: voiceChat call retry cancel mute type askPerson end endCall writeInstead callAgain continueByText',
  'csat: retry send sending skip change',
  'kb: retry more yes no sendComment askChat askTicket toStart',
].flatMap(line => {
  const [place, keys] = line.split(': ')
  return keys!.split(' ').map(key => `${place}.${key}`)
})
const SHORT_LABEL = 24
const LONGER_THAN_ENGLISH = 1.6

/** Returns all texts of a language by their paths, such as `chat.startChat`. */
function textsOf(
  chat: ChatMessages,
  ticket: TicketMessages,
  kb: KbMessages,
  voice: VoiceMessages,
  csat: CsatMessages,
): Map<string, string> {
  const places = Object.entries({ chat, ticket, kb, voice, csat })
  return new Map(
    places.flatMap(([place, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${place}.${key}`, text] as const),
    ),
  )
}

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

const english = textsOf(ENGLISH_CHAT, ENGLISH_TICKET, ENGLISH_KB, ENGLISH_VOICE, ENGLISH_CSAT)

it('[CHAT-09] the English request for a person is heard as one', () => {
  expect(asksForHuman(ENGLISH_CHAT.askForPerson)).toBe(true)
  expect(asksForHuman(ENGLISH_VOICE.askForPerson)).toBe(true)
})

it.each(LOCALES)(
  '[CHAT-01] the launcher of a framed chat has the names of the widget in %s',
  async locale => {
    const { openChat, closeChat } = (await CHAT_LANGUAGES[locale]()).MESSAGES
    expect(LAUNCHER_NAMES[locale]).toEqual([openChat, closeChat])
  },
)

describe.each(LOCALES.filter(locale => locale !== 'en'))('the messages in %s', async locale => {
  const chat = (await CHAT_LANGUAGES[locale]()).MESSAGES as ChatMessages
  const ticket = (await TICKET_LANGUAGES[locale]()).MESSAGES
  const kb = (await KB_LANGUAGES[locale]()).MESSAGES
  const voice = (await VOICE_LANGUAGES[locale]()).MESSAGES as VoiceMessages
  const csat = (await CSAT_LANGUAGES[locale]()).MESSAGES
  const texts = [...textsOf(chat, ticket, kb, voice, csat)]

  it.each(Object.entries({ chat, ticket, kb, voice, csat }))('of the bundle %s are in it', (_, bundle) => {
    const all = Object.values(bundle).join(' ')
    for (const [other, words] of Object.entries(OWN_WORDS))
      expect(words.test(all), other).toBe(other === locale)
  })

  it('are all there, and none of them is empty', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have the same places for values', () => {
    for (const [key, text] of texts) expect(placesIn(text), key).toEqual(placesIn(english.get(key)!))
  })

  it('are translated', () => {
    const same = texts.filter(([key, text]) => text === english.get(key)).map(([key]) => key)
    expect(same.sort()).toEqual([...SAME[locale]].sort())
  })

  it('[CHAT-22] run in the direction of the language', () => {
    const expected = RIGHT_TO_LEFT_LOCALES.includes(locale)
    for (const [key, text] of texts)
      if (!LEFT_TO_RIGHT.includes(key))
        expect(isRightToLeft(text.replace(/\{\w+\}/g, '')), key).toBe(expected)
  })

  it('fit on their buttons', () => {
    for (const [key, text] of LABELS.map(key => [key, new Map(texts).get(key)!] as const)) {
      const longest = Math.max(SHORT_LABEL, english.get(key)!.length * LONGER_THAN_ENGLISH)
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(longest)
    }
  })

  it('have the text on a button in its longer name', () => {
    const of = new Map(texts)
    for (const [label, name] of [
      ['voice.end', 'voice.endCall'],
      ['chat.erase', 'chat.eraseNamed'],
    ] as const)
      expect(of.get(name)!.toLowerCase(), name).toContain(of.get(label)!.toLowerCase())
  })

  it('[CHAT-09] ask for a person so that it is heard', () => {
    expect(asksForHuman(chat.askForPerson)).toBe(true)
    expect(asksForHuman(voice.askForPerson)).toBe(true)
  })
})
