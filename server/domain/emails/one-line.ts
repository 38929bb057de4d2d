/** Maximum characters of a name in an email. A longer name could carry a spam message. */
const NAME_MAX_CHARACTERS = 60

/** Matches control characters, line and paragraph separators, and characters that change the text's direction. */
const BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Returns a user's name, or another text that we did not write, on one line, shortened and without control characters, for use
 * in our subjects and sentences.
 */
export function oneLine(text: string, maxCharacters = NAME_MAX_CHARACTERS): string {
  const plain = text.replace(BREAKING, ' ').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, maxCharacters).join('')
}
