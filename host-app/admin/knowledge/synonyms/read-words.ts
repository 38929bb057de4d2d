import { SYNONYM_WORD_MAX, SYNONYM_WORDS_MAX } from '#contract/constants/knowledge.ts'

/** The parsed words, or the reason why they are invalid. */
export type ReadWords =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'wrong'; readonly text: string }

/** Parses words or short phrases, separated by line breaks or commas. Drops duplicates, ignoring case. */
export function readWords(text: string): ReadWords {
  const words = new Map<string, string>()
  for (const piece of text.split(/[\n,،、;]/)) {
    const word = piece.trim().replace(/\s+/g, ' ')
    const key = word.toLowerCase()
    if (word !== '' && !words.has(key)) words.set(key, word)
  }
  const list = [...words.values()]
  const tooLong = list.find(word => word.length > SYNONYM_WORD_MAX)
  if (tooLong !== undefined)
    return wrong(`“${tooLong.slice(0, 30)}…” is longer than ${SYNONYM_WORD_MAX} characters.`)
  if (list.length < 2) return wrong('Write at least two words that mean the same.')
  if (list.length > SYNONYM_WORDS_MAX) return wrong(`One group has at most ${SYNONYM_WORDS_MAX} words.`)
  return { kind: 'words', words: list }
}

function wrong(text: string): ReadWords {
  return { kind: 'wrong', text }
}
