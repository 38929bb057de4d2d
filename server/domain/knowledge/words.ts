import { stemmer } from 'stemmer'

const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does doing for from get
   had has have having hello help hi how i i'm if in into is it its just know like may me might more my need no not of on
   or our out please should so some than thanks that the their them then there these they this to too up us very want was
   we were what when where which who why will with would you your`.split(/\s+/),
)

/** Words of a text in lower case, accents and vowel points removed. */
export function words(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Stems of the words that carry meaning; all of them when the text has no other. */
export function terms(text: string): string[] {
  const all = words(text)
  const meaningful = all.filter(word => !STOP_WORDS.has(word))
  return (meaningful.length > 0 ? meaningful : all).map(stem)
}

/** Runs of four characters inside words: they match through typing errors and word forms of any language. */
export function fourGrams(text: string): string[] {
  return words(text)
    .filter(word => !STOP_WORDS.has(word))
    .flatMap(word => {
      const padded = ` ${word} `
      return padded.length <= 4
        ? [padded]
        : Array.from({ length: padded.length - 3 }, (_, i) => padded.slice(i, i + 4))
    })
}

function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemmer(word)
  return word.slice(0, 5)
}
