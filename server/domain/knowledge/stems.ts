import { stemmer } from 'stemmer'
import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'

const TRUNCATED = 5
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|[و])(?=.{3})/
const HEBREW_PREFIX = /^(?:[וש]?[הבכלמ]|[וש])(?=.{3})/

/**
 * What the forms of a word have in common: the Porter stem of an English word, the first five letters of any
 * other, Arabic and Hebrew ones without the article and the particles written onto them too.
 */
export function stemsOf(word: string, english: boolean): string[] {
  const folded = fold(word)
  if (isUnspaced(folded) || /^\p{N}/u.test(folded)) return [folded]
  if (english && /^[a-z]+$/.test(folded)) return [stemmer(folded)]
  const bare = withoutPrefix(folded)
  const stems = [cut(folded)]
  if (bare !== folded) stems.push(cut(bare))
  return stems
}

function cut(word: string): string {
  return word.slice(0, TRUNCATED)
}

function withoutPrefix(word: string): string {
  if (/^[\u0600-\u06ff]/.test(word)) return word.replace(ARABIC_PREFIX, '')
  if (/^[\u0590-\u05ff]/.test(word)) return word.replace(HEBREW_PREFIX, '')
  return word
}
