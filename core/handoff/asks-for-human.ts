import type { Grammar } from './grammar.ts'
import { LEXICONS } from './lexicons/lexicons.ts'
import { LIKELY_REFUSED_BEFORE } from './likely-request-patterns.ts'
import { COMMA, readClauses } from './read-clauses.ts'
import { type Read, readToken, UNKNOWN } from './read-token.ts'
import { REFUSED_BEFORE } from './request-patterns.ts'
import { nearWords, spellingsOf } from './spelling.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { KINDS } from './word-kinds.ts'
import { REFUSED_AFTER } from './word-orders.ts'

/**
 * Minimum length of a one-word message to be corrected, because a short name is easily one letter away from a
 * word.
 */
const LONG = 7

/** Number of letters before a match that are searched for a refusal. */
const BEFORE = 8
/**
 * Maximum number of corrected words in a request. If it has several words, at least one must be spelled
 * correctly.
 */
const MOST_GUESSES = 3

const VOCABULARIES = LEXICONS.map(vocabularyOf)
/** Maximum number of languages that a clause is tested in. */
const MOST_LANGUAGES = 4
/** The indexes of the vocabularies that have a word. */
const SPEAKERS = speakersOf(VOCABULARIES)
const SPELLINGS = spellingsOf(SPEAKERS.keys())

/**
 * Whether a visitor's message asks for a human (CHAT-09): 'talk to a person', 'human agent', 'live chat',
 * 'customer service', 'representative' and similar, also misspelled, in the product's languages and some more. A
 * refusal does not count, nor does a question about who answers. The running time is linear in the message's
 * length.
 */
export function asksForHuman(message: string): boolean {
  const near = remembered(token => nearWords(SPELLINGS, token))
  const languages = VOCABULARIES.map(vocabulary => ({
    vocabulary,
    read: remembered(token => readToken(token, vocabulary, vocabulary.words.has(token) ? [] : near(token))),
  }))
  return readClauses(message).some(clause =>
    likely(clause).some(place => {
      const { vocabulary, read } = languages[place]!
      return holdsRequest(spellOut(clause, vocabulary, read), vocabulary.grammar)
    }),
  )
}

/** Whether a message asks for a human and says nothing else: all of its words belong to such requests. */
export function asksOnlyForHuman(message: string): boolean {
  const words = readClauses(message).flat()
  return words.every(word => word === COMMA || SPEAKERS.has(word)) && asksForHuman(message)
}

/**
 * Returns the indexes of the languages that know most of a clause's words: at least two thirds as many as the
 * best language. If no language knows any word, returns the languages that use the first word's script.
 */
function likely(clause: readonly string[]): readonly number[] {
  const known = VOCABULARIES.map(() => 0)
  for (const word of clause) for (const place of SPEAKERS.get(word) ?? []) known[place]!++
  const most = Math.max(...known)
  const places = [...known.keys()]
  if (most === 0) return places.filter(place => VOCABULARIES[place]!.alphabet.has(clause[0]![0]!))
  return places
    .filter(place => known[place]! * 3 >= most * 2)
    .sort((one, other) => known[other]! - known[one]!)
    .slice(0, MOST_LANGUAGES)
}

function speakersOf(vocabularies: typeof VOCABULARIES): ReadonlyMap<string, readonly number[]> {
  const speakers = new Map<string, number[]>()
  for (const [place, { words }] of vocabularies.entries())
    for (const word of words.keys()) speakers.set(word, [...(speakers.get(word) ?? []), place])
  return speakers
}

function remembered<T>(find: (token: string) => T): (token: string) => T {
  const found = new Map<string, T>()
  return token => {
    if (!found.has(token)) found.set(token, find(token))
    return found.get(token)!
  }
}

/**
 * Whether the letters of a clause contain a request for a human that no refusal before or after it cancels.
 */
function holdsRequest(letters: string, { requests, likely, isRefusalLast }: Grammar): boolean {
  return (
    holdsMatch(letters, requests, [REFUSED_BEFORE], isRefusalLast) ||
    holdsMatch(letters, likely, [REFUSED_BEFORE, LIKELY_REFUSED_BEFORE], isRefusalLast)
  )
}

function holdsMatch(letters: string, requests: RegExp, refusals: readonly RegExp[], isRefusalLast: boolean) {
  for (const { 0: match, index } of letters.matchAll(requests)) {
    const guesses = match.replace(/\P{Ll}/gu, '').length
    if (guesses > Math.max(1, Math.min(MOST_GUESSES, match.length - 1))) continue
    const before = index > BEFORE ? `.${letters.slice(index - BEFORE, index)}` : letters.slice(0, index)
    if (refusals.some(pattern => pattern.test(`${before}|${match}`))) continue
    const isRefused = REFUSED_AFTER.test(letters.slice(index + match.length))
    if (!(isRefusalLast && isRefused && !/[NΘ]/i.test(match))) return true
  }
  return false
}

/**
 * Returns a clause as a string with one letter per word or phrase, the letter of its kind. The letter of a
 * corrected word is lower case.
 */
function spellOut(
  clause: readonly string[],
  vocabulary: Vocabulary,
  readToken: (token: string) => readonly Read[],
): string {
  const read = clause.flatMap(readToken)
  if (read.length === 1 && read[0]!.isGuess && clause[0]!.length < LONG) return UNKNOWN.letter!
  let letters = ''
  for (let at = 0; at < read.length; ) {
    const phrase = phraseAt(read, at, vocabulary)
    const length = phrase?.words.length ?? 1
    const { word, letter = vocabulary.letters.get(word) } = read[at]!
    const found = phrase?.letter ?? letter ?? KINDS.everyday
    letters += hasGuess(read, at, length) ? found.toLowerCase() : found
    at += length
  }
  return letters
}

function phraseAt(read: readonly Read[], at: number, { phrases }: Vocabulary) {
  return phrases
    .get(read[at]!.word)
    ?.find(({ words }) => words.every((word, index) => read[at + index]?.word === word))
}

function hasGuess(read: readonly Read[], from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (read[at]!.isGuess) return true
  return false
}
