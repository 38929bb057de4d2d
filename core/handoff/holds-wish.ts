import type { Grammar } from './grammar.ts'
import { LIKELY_TAKEN_BACK } from './likely-wishes.ts'
import { TAKEN_BACK } from './wishes.ts'
import { TAKEN_BACK_AFTER } from './word-orders.ts'

/** Of what stands before a match, this many letters are looked at. */
const BEFORE = 8
/** Of the words of a wish, at most this many may have been mended, and never all of several. */
const MOST_GUESSES = 3

/** Whether a clause, spelt out, holds a request for a human that nothing before or after it takes back. */
export function holdsWish(letters: string, { wishes, likely, isRefusalLast }: Grammar): boolean {
  return (
    holdsMatch(letters, wishes, [TAKEN_BACK], isRefusalLast) ||
    holdsMatch(letters, likely, [TAKEN_BACK, LIKELY_TAKEN_BACK], isRefusalLast)
  )
}

function holdsMatch(letters: string, wishes: RegExp, takenBack: readonly RegExp[], isRefusalLast: boolean) {
  for (const { 0: match, index } of letters.matchAll(wishes)) {
    const guesses = match.replace(/\P{Ll}/gu, '').length
    if (guesses > Math.max(1, Math.min(MOST_GUESSES, match.length - 1))) continue
    const before = index > BEFORE ? `.${letters.slice(index - BEFORE, index)}` : letters.slice(0, index)
    if (takenBack.some(pattern => pattern.test(`${before}|${match}`))) continue
    const isRefused = TAKEN_BACK_AFTER.test(letters.slice(index + match.length))
    if (!(isRefusalLast && isRefused && !/[NΘ]/i.test(match))) return true
  }
  return false
}
