/** Stems and character runs, by which different forms of a word match. */
import { stemmer } from 'stemmer'
import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'

const TRUNCATED = 5
/** Light10 (Larkey, Ballesteros and Connell, 2007), extended by ف and the prepositions before its prefixes. */
const ARABIC_ARTICLE = /^(?:[وف]?(?:[بك]?ال|لل)|و)(?=.{3})/
const ARABIC_PREFIX = /^(?:[وفبك]?ال|ولل|لل|وب|ول|وس|[ولبكفس])(?=.{3})/
const ARABIC_SUFFIX = /(?<=.{3})(?:هما|تما|كما|ها|ان|ات|ون|ين|يه|هم|هن|نا|كم|وا|ه|ي|ا)$/
const HEBREW_PREFIX = /^(?:[וש]?[הבכלמ]|[וש])(?=.{3})/

/**
 * Returns what the forms of a word have in common: the Porter stem of an English word, an Arabic one without attached
 * particles and endings, the first five letters of any other, Hebrew ones also without particles.
 */
export function stemsOf(word: string, english: boolean): string[] {
  const folded = fold(word)
  if (isUnspaced(folded) || /^\p{N}/u.test(folded)) return [folded]
  if (english && /^[a-z]+$/.test(folded)) return [stemmer(folded)]
  if (/^[\u0600-\u06ff]/.test(folded)) return arabicStems(folded)
  const bare = folded.replace(HEBREW_PREFIX, '')
  return bare === folded ? [cut(folded)] : [cut(folded), cut(bare)]
}

function cut(word: string): string {
  return word.slice(0, TRUNCATED)
}

/** Returns both readings, since spelling does not show whether a first letter is a particle or part of the word. */
function arabicStems(word: string): string[] {
  return [...new Set([ARABIC_ARTICLE, ARABIC_PREFIX].map(prefix => withoutEndings(word.replace(prefix, ''))))]
}

/** Removes endings, also one behind another, such as a pronoun behind a plural. */
function withoutEndings(word: string): string {
  return word.replace(ARABIC_SUFFIX, '').replace(ARABIC_SUFFIX, '')
}

const LENGTH = 4
const HAN = /\p{Script=Han}/gu

/**
 * Returns the runs of four characters of a word including its edges, which match in spite of typing errors and word
 * forms. A pair of characters gives itself and its Chinese characters, each of which has a meaning.
 */
export function gramsOf(word: string, length = LENGTH): string[] {
  if (isUnspaced(word)) return [word, ...(word.length > 1 ? (word.match(HAN) ?? []) : [])]
  const padded = ` ${fold(word)} `
  if (padded.length <= length) return [padded]
  return Array.from({ length: padded.length - length + 1 }, (_, i) => padded.slice(i, i + length))
}
