/** Reads a question word by word with the vocabulary of an index. */
import type { WordClass } from '../postings/bm25.ts'
import { fold } from '../words/fold.ts'
import { isKnown, isMistypedStopWord, mistypedFrom } from '../words/mistyped.ts'
import { splitWords } from '../words/split-words.ts'
import { gramsOf, stemsOf } from '../words/stems.ts'
import { STOP_WORDS } from '../words/stop-words.ts'
import type { Synonyms } from '../words/synonyms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** Words of a question that are read, so that the time has a limit. */
const MAX_WORDS = 48
/** The least letters of either part of a word that the articles write as two. */
const SHORTEST_PART = 2
/** The least share of four-character runs that a word must have in common with another to match it. */
const LIKENESS = 0.5
const LIKE_SHARE = 0.7
const SYNONYM_SHARE = 0.7
/** Weight of words that only come from the company's synonyms. */
const PHRASE_SHARE = 0.5

/** A word of the question, or of another phrase for it, with the words of the articles that match it. */
export type AskedWord = {
  readonly word: string
  /** Other forms of the word and its synonyms. */
  readonly same: WordClass
  /** Words that look similar: compounds and, if `same` is empty, those it may be a typing error of. */
  readonly alike: WordClass
  /** How much it counts. Less if it comes from a synonym. */
  readonly weight: number
}

/** A question, ready to be searched for. */
export type Question = {
  readonly words: readonly AskedWord[]
  /** Indexes into `words`, in the order of the question. */
  readonly order: readonly number[]
  readonly grams: readonly string[]
}

/** Reads a question. Stop words are left out unless it has no other words. */
export function readQuestion(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Question {
  const all = splitWords(text.slice(0, 100 * MAX_WORDS))
  const said = withParts(withJoined(meaningful(all, vocabulary), vocabulary), vocabulary).slice(0, MAX_WORDS)
  const numbers = new Map<string, number>()
  const words: AskedWord[] = []
  const ask = (word: string, weight: number) => {
    const stems = stemsOf(word, vocabulary.english)
    const known = numbers.get(stems[0]!)
    if (known !== undefined) return known
    numbers.set(stems[0]!, words.length)
    const same = sameWords(stems, vocabulary, synonyms)
    return words.push({ word, same, alike: alikeWords(word, same, vocabulary, synonyms), weight }) - 1
  }
  const order = said.map(word => ask(word, 1))
  for (const word of meaningful(synonyms.ofPhrases(all), vocabulary)) ask(word, PHRASE_SHARE)
  return { words, order, grams: [...new Set(said.flatMap(word => gramsOf(word)))] }
}

/** Returns the words without stop words, or all of them if there are no others. */
function meaningful(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const telling = words.filter(word => !STOP_WORDS.has(fold(word)) && !isMistypedStop(word, vocabulary))
  return telling.length > 0 ? telling : words
}

function isMistypedStop(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.english && !isKnown(word, vocabulary) && isMistypedStopWord(word)
}

/** Adds the joined word for two words that the articles write as one ("log in", "wi fi"). */
function withJoined(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap((word, i) => {
    const joined = word + (words[i + 1] ?? '')
    return joined.length > word.length + 1 && vocabulary.find(joined) !== undefined ? [word, joined] : [word]
  })
}

/** Adds both parts of a word that the articles write as two ("wifi" for "Wi-Fi", "username" for "user name"). */
function withParts(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap(word => (isKnown(word, vocabulary) ? word : (partsOf(word, vocabulary) ?? word)))
}

function partsOf(word: string, vocabulary: Vocabulary): string[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(part => vocabulary.find(part) !== undefined)) return parts
  }
  return undefined
}

function sameWords(
  stems: readonly string[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Required<WordClass> {
  const same = new Map<number, number>()
  for (const stem of stems) for (const id of vocabulary.withStem(stem)) same.set(id, 1)
  for (const stem of synonyms.ofStem(stems[0]!))
    for (const id of vocabulary.withStem(stem)) if (!same.has(id)) same.set(id, SYNONYM_SHARE)
  return classOf(same)
}

function alikeWords(word: string, same: WordClass, vocabulary: Vocabulary, synonyms: Synonyms): WordClass {
  const alike = lookAlikes(word, vocabulary)
  for (const id of same.ids) alike.delete(id)
  if (same.ids.length > 0) return classOf(alike)
  for (const meant of mistypedFrom(word, vocabulary)) {
    const stems = stemsOf(vocabulary.wordAt(meant), vocabulary.english)
    const { ids, shares } = sameWords(stems, vocabulary, synonyms)
    for (const [i, id] of ids.entries()) alike.set(id, Math.max(alike.get(id) ?? 0, LIKE_SHARE * shares[i]!))
  }
  return classOf(alike)
}

function lookAlikes(word: string, vocabulary: Vocabulary): Map<number, number> {
  const grams = new Set(gramsOf(word))
  // How many runs each word shares. Thousands share one, and an array is several times faster than a Map.
  const shared = new Uint16Array(vocabulary.size())
  const met: number[] = []
  for (const gram of grams)
    for (const id of vocabulary.withGram(gram)) {
      if (shared[id] === 0) met.push(id)
      shared[id]!++
    }
  const alike = new Map<number, number>()
  for (const id of met) {
    const likeness = (2 * shared[id]!) / (grams.size + vocabulary.gramCount(id))
    if (likeness >= LIKENESS) alike.set(id, likeness * LIKE_SHARE)
  }
  return alike
}

function classOf(shares: ReadonlyMap<number, number>): Required<WordClass> {
  return { ids: [...shares.keys()], shares: [...shares.values()] }
}
