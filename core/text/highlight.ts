import { fold } from './fold.ts'

/** A piece of a text. `isMatch` is true for a word of the query. */
export type Piece = { readonly text: string; readonly isMatch: boolean }

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Words that share this many first letters probably have the same stem. */
const STEM_LENGTH = 4

/** Splits a text at the words of a query. Ignores accents and case, and matches other word endings. */
export function highlight(text: string, query: string): Piece[] {
  const wanted = (query.match(WORD) ?? []).map(fold)
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0])
    if (!wanted.some(other => isAlike(word, other))) continue
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), isMatch: false })
    pieces.push({ text: match[0], isMatch: true })
    done = match.index + match[0].length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}

function isAlike(word: string, wanted: string): boolean {
  if (word === wanted) return true
  const [shorter, longer] = word.length < wanted.length ? [word, wanted] : [wanted, word]
  return shorter.length >= STEM_LENGTH
    ? longer.startsWith(shorter)
    : word.startsWith(wanted) && wanted.length > 1
}
