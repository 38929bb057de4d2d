/** Normal forms of words, without the differences that people do not type. */

/**
 * Matches Hebrew points, Arabic vowel marks, the Arabic tatweel, soft hyphens and zero-width signs, which are never
 * part of a word.
 */
const SILENT =
  /[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2060]|\ufe0f/g

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // Arabic letters that are written for one another
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  // Hebrew final forms
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const ASCII = /^[ -~]*$/

/** Returns a text in lower case and compatible characters (NFKC), without invisible signs. */
export function plainCase(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFKC').replace(SILENT, '').toLowerCase()
}

/**
 * Returns a word of `plainCase` without accents, and with Arabic and Hebrew letters in one form. Marks that represent
 * a vowel, as in Devanagari and Thai, stay.
 */
export function fold(word: string): string {
  if (ASCII.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0653-\u0655]/g, '')
    .normalize('NFC')
    .replace(LETTER, letter => LETTERS[letter]!)
}
