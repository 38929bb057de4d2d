/** Characters of a name in an email. A longer name could carry a message of its author. */
const NAME_MAX_CHARACTERS = 60

/** Matches control characters, line and paragraph separators, and characters that change the text's direction. */
const BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Returns a user's name on one line, short and without control characters, for subjects and sentences of ours. */
export function oneLine(name: string): string {
  const plain = name.replace(BREAKING, ' ').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, NAME_MAX_CHARACTERS).join('')
}
