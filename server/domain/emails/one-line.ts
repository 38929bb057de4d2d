/** More of a name says nothing, and would make room for a message of its writer's. */
const NAME_MAX_CHARACTERS = 60

/** Control characters, line and paragraph separators, and what turns the direction of the words after it. */
const BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Returns a user's name on one line, short and without control characters, for subjects and sentences of ours. */
export function oneLine(name: string): string {
  const plain = name.replace(BREAKING, ' ').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, NAME_MAX_CHARACTERS).join('')
}
