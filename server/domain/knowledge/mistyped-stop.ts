/** Words that only serve to ask, as they get mistyped: "hwo", "teh", "wher". */
import { nearWords, spellingsOf } from '#core/handoff/spelling.ts'
import { ENGLISH_STOP_WORDS } from './stop-words.ts'

/** With one letter wrong, shorter ones could be any other short word; two letters swapped are told from length 3 on. */
const SHORTEST_SWAPPED = 3

const spellings = spellingsOf(ENGLISH_STOP_WORDS)
const swapped = new Map([...ENGLISH_STOP_WORDS].flatMap(word => swapsOf(word).map(typed => [typed, word])))

/** The English stop word that a word no article has is one slip of the finger away from. */
export function mistypedStopWord(word: string): string | undefined {
  return swapped.get(word) ?? nearWords(spellings, word).find(meant => meant[0] === word[0])
}

function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED) return []
  return [...word].slice(1).map((letter, i) => word.slice(0, i) + letter + word[i]! + word.slice(i + 2))
}
