/** Finds blocked words and phrases in a text, whatever their case, accents and punctuation. */

const WORD = /[\p{L}\p{N}]+/gu
/** Marks such as accents, and invisible signs such as a zero-width space. */
const SILENT = /[\p{M}\p{Cf}]/gu
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Returns whether a text contains one of the words or phrases as whole words: `cash` is in "CÁSH!", not in "cashier". In
 * scripts without spaces, it may be a part of a longer run. The work grows with the length of the text alone.
 */
export function containsBlockedWord(text: string, blocked: readonly string[]): boolean {
  if (blocked.length === 0) return false
  const words = wordsOf(text)
  return blocked.some(each => {
    const wanted = wordsOf(each)
    if (wanted === '  ') return text.includes(each)
    return UNSPACED.test(wanted) ? words.includes(wanted.trim()) : words.includes(wanted)
  })
}

/** Returns the folded words of a text, each between two spaces. */
function wordsOf(text: string): string {
  // The way over the upper case makes one letter of ß and ss, and of the two Greek sigmas.
  const folded = text.normalize('NFKD').replace(SILENT, '').toUpperCase().toLowerCase()
  return ` ${(folded.match(WORD) ?? []).join(' ')} `
}
