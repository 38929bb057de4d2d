import { isBlank } from '#contract/text/is-blank.ts'

/**
 * Returns what is typed with a page's words after it, on a new line. A page hands over words when the visitor asks it to,
 * so neither those nor the typed ones may be lost. Words at the end already, from a second click, are not repeated.
 */
export function addWords(typed: string, words: string): string {
  if (isBlank(typed)) return words
  return isBlank(words) || typed.endsWith(words) ? typed : `${typed.trimEnd()}\n${words}`
}
