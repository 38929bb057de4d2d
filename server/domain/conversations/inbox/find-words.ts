import { SNIPPET_LENGTH } from '#contract/constants/lists.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** The combining marks that `app.fold_text` drops. */
const SILENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g

/** An excerpt around the first match, and the positions of all matches in it, as `[start, end)`. */
type Snippet = { text: string; marks: [number, number][] }

/**
 * Returns an excerpt of `text` around the first match of the search; null without a match. Matches as the database
 * does: case and accents are ignored, and the last word of the search is a prefix.
 * @param length characters of the excerpt.
 */
export function findWords(text: string, search: string, length = SNIPPET_LENGTH): Snippet | null {
  const asked = [...search.matchAll(WORD)].map(([word]) => fold(word))
  const last = asked.at(-1)
  if (last === undefined) return null
  const places = [...text.matchAll(WORD)]
    .filter(([word]) => {
      const folded = fold(word)
      return asked.includes(folded) || folded.startsWith(last)
    })
    .map(({ 0: word, index }): [number, number] => [index, index + word.length])
  const [first] = places
  if (!first) return null

  const start = text.length <= length ? 0 : wordStart(text, first[0] - Math.floor(length / 3))
  const end = Math.max(start + length, first[1])
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const shift = before.length - start
  return {
    text: before + text.slice(start, end).replace(/\s/g, ' ') + after,
    marks: places
      .filter(place => place[1] <= end && place[0] >= start)
      .map(([a, b]) => [a + shift, b + shift]),
  }
}

/** Returns the start of the first word at or after a position, so that the excerpt doesn't begin inside a word. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const gap = text.slice(at).search(/\s/)
  return gap < 0 ? at : at + gap + 1
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(SILENT, '').toLowerCase()
}
