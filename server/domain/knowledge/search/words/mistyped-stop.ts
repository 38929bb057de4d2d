/** Words that only serve to ask, as they get mistyped: "hwo", "teh", "wher". */
import { nearWords, spellingsOf } from '#core/handoff/spelling.ts'
import { ENGLISH_STOP_WORDS } from './stop-words.ts'

/** In shorter ones only two letters that changed places are told from another short word. */
const SHORTEST = 4
const SHORTEST_SWAPPED = 3

const spellings = spellingsOf(ENGLISH_STOP_WORDS)
const swapped = new Set([...ENGLISH_STOP_WORDS].flatMap(swapsOf))

/** Whether a word that no article has is one slip of the finger away from an English stop word. */
export function isMistypedStopWord(word: string): boolean {
  if (swapped.has(word)) return true
  return word.length >= SHORTEST && nearWords(spellings, word).some(meant => meant[0] === word[0])
}

function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED) return []
  return [...word].slice(1).map((letter, i) => word.slice(0, i) + letter + word[i]! + word.slice(i + 2))
}
