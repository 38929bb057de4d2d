/** A company's own phrases that ask for a human, on top of the built-in intent (CHAT-09). */
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import { asksForHuman } from './asks-for-human.ts'
import { foldWord } from './read-clauses.ts'

const WORD = /[\p{L}\p{N}\p{M}'’‘`´׳״]+/gu

/** A word of a text: its folded form, and where it stands in the text. */
type Word = { readonly folded: string; readonly start: number; readonly end: number }

/**
 * Whether a visitor's message asks for a human: it contains one of the company's phrases or has the built-in intent.
 * What it says in one of the exceptions does not count. Phrases match as whole words in a row, whatever their case,
 * accents and punctuation, in messages of any language.
 */
export function asksCompanyForHuman(
  message: string,
  { handoff_phrases, handoff_exceptions }: Pick<ChatFlowSettings, 'handoff_phrases' | 'handoff_exceptions'>,
): boolean {
  const words = wordsOf(message)
  const excepted = new Set(handoff_exceptions.flatMap(phrase => placesOf(wordsOf(phrase), words)))
  // An excepted word equals no other, so that nothing joins across it.
  const rest = words.map((word, at) => (excepted.has(at) ? { ...word, folded: '' } : word))
  return (
    handoff_phrases.some(phrase => placesOf(wordsOf(phrase), rest).length > 0) ||
    asksForHuman(withoutWords(message, words, excepted))
  )
}

/** Returns the indexes of the words where the phrase stands, each of its words in a row. */
function placesOf(phrase: readonly Word[], words: readonly Word[]): number[] {
  if (phrase.length === 0) return []
  return words.flatMap((_, at) =>
    phrase.every(({ folded }, index) => folded === words[at + index]?.folded)
      ? phrase.map((_, index) => at + index)
      : [],
  )
}

/** Returns the text with a full stop in place of each of these words. */
function withoutWords(text: string, words: readonly Word[], places: ReadonlySet<number>): string {
  let kept = ''
  let end = 0
  for (const place of [...places].sort((one, other) => one - other)) {
    kept += `${text.slice(end, words[place]!.start)}. `
    end = words[place]!.end
  }
  return kept + text.slice(end)
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word)
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }]
  })
}
