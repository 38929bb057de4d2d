/** Small talk, such as greetings, thanks and questions about the AI itself, which no article answers. */
import type { Locale } from '#contract/constants/locales.ts'
import type { SmallTalk } from '#server/ports/model.ts'
import { AR } from './ar.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { HE } from './he.ts'
import type { Phrasebook } from './phrasebook.ts'

/** A longer message, in characters, is no small talk. */
const MAX_LENGTH = 80
/** The first of these kinds counts if a message has several. */
const PRECEDENCE: readonly SmallTalk[] = [
  'frustration',
  'identity',
  'abilities',
  'goodbye',
  'thanks',
  'how-are-you',
  'acknowledgement',
  'greeting',
]
/** The phrasebook of each language of the widget. */
export const PHRASEBOOKS: Readonly<Record<Locale, Phrasebook>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
}
const LANGUAGES = Object.keys(PHRASEBOOKS) as Locale[]

/** Emojis that say something by themselves. Any other one means no more than an OK. */
const EMOJIS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['frustration', /[👎😠😡🤬😤😞😟😢😭🙁☹😒🙄😖😣😩😫😔💔🖕]/u],
  ['abilities', /[🤔😕😐😑]/u],
  ['thanks', /[🙏🙌🤗😘🥰😍❤♥💙💚💛🧡💜🖤💐🌹]/u],
  ['greeting', /👋/u],
]
const EMOJI = /\p{Extended_Pictographic}/u
/** Emoticons in lower case, without noses, and with each character once. */
const EMOTICONS: Readonly<Record<string, SmallTalk>> = {
  ...kindOfEach(':) :] =) (: :d =d ;) ;d :p ;p ^ xd \\o/ (y)', 'acknowledgement'),
  ...kindOfEach('<3 :*', 'thanks'),
  ...kindOfEach(":( :[ =( ): :/ :\\ :| >:( d: :'( :’( :s (n)", 'frustration'),
}

/** A phrase of a language, in words. A filler has no kind. */
type Phrase = { readonly words: string; readonly kind: SmallTalk | null }

const PHRASES = Object.fromEntries(
  LANGUAGES.map(language => [language, readPhrases(PHRASEBOOKS[language])]),
) as Record<Locale, readonly Phrase[]>
const ALL_PHRASES = LANGUAGES.flatMap(language => PHRASES[language]).sort(longestFirst)

/** Returns the kind of small talk that a visitor's message is, or null if it asks something. */
export function smallTalkOf(message: string): SmallTalk | null {
  return hear(message, 'en')?.kind ?? null
}

/**
 * Returns the kind of small talk that a message is, with the AI's reply, or null if the message asks something.
 * It is in the language of the message, or in the conversation's if the message mixes or fits several.
 */
export function replyToSmallTalk(
  message: string,
  locale: string,
): { readonly kind: SmallTalk; readonly reply: string } | null {
  const heard = hear(message, locale)
  return heard && { kind: heard.kind, reply: smallTalkReply(heard.language, heard.kind) }
}

/** Returns the reply to a kind of small talk in a locale (BCP 47), in English if there is none in that language. */
export function smallTalkReply(locale: string, kind: SmallTalk): string {
  return (PHRASEBOOKS[locale as Locale] ?? EN).replies[kind]
}

/**
 * Whether a message is short and has no number. Only such a message may be treated as small talk, also if a language
 * model classifies it.
 */
export function mayBeSmallTalk(message: string): boolean {
  return message.length <= MAX_LENGTH && !/\p{N}/u.test(message)
}

function hear(
  message: string,
  locale: string,
): { readonly kind: SmallTalk; readonly language: string } | null {
  const { kinds: signs, rest } = readSigns(message)
  if (!mayBeSmallTalk(rest)) return null
  const words = wordsOf(rest)
  if (words === '') {
    const kind = first(signs)
    return kind && { kind, language: locale }
  }
  const own = LANGUAGES.filter(language => language === locale)
  for (const language of [...own, ...LANGUAGES]) {
    const kind = kindOf(words, PHRASES[language])
    if (kind) return { kind, language }
  }
  const kind = kindOf(words, ALL_PHRASES)
  return kind && { kind, language: locale }
}

/** Returns what emojis and emoticons of a message say, and the message without emoticons. */
function readSigns(message: string): { readonly kinds: readonly SmallTalk[]; readonly rest: string } {
  const tokens = message.split(/\s+/)
  const emoticonOf = (token: string) =>
    EMOTICONS[
      token
        .toLowerCase()
        .replaceAll('-', '')
        .replace(/(.)\1+/gu, '$1')
    ]
  const emoticons = tokens.flatMap(token => emoticonOf(token) ?? [])
  const emojis = EMOJIS.filter(([, signs]) => signs.test(message)).map(([kind]) => kind)
  const said = [...emojis, ...emoticons]
  const others: readonly SmallTalk[] = EMOJI.test(message) ? ['acknowledgement'] : []
  return {
    kinds: said.length > 0 ? said : others,
    rest: tokens.filter(token => emoticonOf(token) === undefined).join(' '),
  }
}

/** Returns the kind of a message that consists of phrases. */
function kindOf(words: string, phrases: readonly Phrase[]): SmallTalk | null {
  return first(partsOf(words, phrases)?.map(({ kind }) => kind) ?? [])
}

function first(kinds: readonly (SmallTalk | null)[]): SmallTalk | null {
  return PRECEDENCE.find(kind => kinds.includes(kind)) ?? null
}

function kindOfEach(signs: string, kind: SmallTalk): Record<string, SmallTalk> {
  return Object.fromEntries(signs.split(' ').map(sign => [sign, kind]))
}

/**
 * Returns the phrases of which a message consists, trying longer ones first; null if something is left over. `dead`
 * holds the positions from which it cannot be completed, so that none is tried twice.
 */
function partsOf(
  words: string,
  phrases: readonly Phrase[],
  dead: Set<string> = new Set(),
): readonly Phrase[] | null {
  if (words === '') return []
  if (dead.has(words)) return null
  for (const phrase of phrases) {
    if (!`${words} `.startsWith(`${phrase.words} `)) continue
    const rest = partsOf(words.slice(phrase.words.length + 1), phrases, dead)
    if (rest) return [phrase, ...rest]
  }
  dead.add(words)
  return null
}

function readPhrases({ phrases, fillers }: Phrasebook): readonly Phrase[] {
  const split = (list: string, kind: SmallTalk | null) =>
    list.split(',').map(phrase => ({ words: wordsOf(phrase), kind }))
  return [...PRECEDENCE.flatMap(kind => split(phrases[kind], kind)), ...split(fillers, null)].sort(
    longestFirst,
  )
}

function longestFirst(one: Phrase, other: Phrase): number {
  return other.words.length - one.words.length
}

/** Returns letters and digits in lower case, without accents and apostrophes, and everything else as one space. */
function wordsOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
