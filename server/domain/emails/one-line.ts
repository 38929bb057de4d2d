/** More of a name says nothing, and would make room for a message of its writer's. */
const NAME_MAX_CHARACTERS = 60

/** Control characters, line and paragraph separators, and what turns the direction of the words after it. */
const BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** A name that people have given, as it may stand in a subject or a sentence of ours. */
export function oneLine(name: string): string {
  const plain = name.replace(BREAKING, ' ').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, NAME_MAX_CHARACTERS).join('')
}
