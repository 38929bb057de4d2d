import { SNIPPET_LENGTH } from '#contract/constants/lists.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** The marks that `app.fold_text` leaves out. */
const SILENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g

/** A piece of a text around the first word that was looked for, and where such words stand in it, as `[start, end)`. */
type Snippet = { text: string; marks: [number, number][] }

/**
 * Finds a search's words in a text as the database does: case and accents make no difference, and the last word counts by
 * its beginning. Null when none of them is there.
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

/** The beginning of the first word at or behind a place, so that none is cut in half. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const gap = text.slice(at).search(/\s/)
  return gap < 0 ? at : at + gap + 1
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(SILENT, '').toLowerCase()
}
