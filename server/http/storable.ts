/** Texts that PostgreSQL does not store, which requests can contain all the same. */

/** Half of a surrogate pair: with the flag, a whole pair is one character. */
const LONE_SURROGATE = /\p{Cs}/u

/** Thrown by `parseJson` for a key or text that cannot be stored. `key` is the property's name, '' for an odd one. */
export class UnstorableTextError extends Error {
  override readonly name = 'UnstorableTextError'
  readonly key: string

  constructor(key: string) {
    super('The text contains a character that cannot be stored.')
    this.key = key
  }
}

/**
 * Whether PostgreSQL stores a text: one without the NUL character, and without half of a surrogate pair, which no
 * encoding has.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text)
}

/**
 * Parses JSON.
 * @param dispensable a property that is left out if the text can't be stored
 * @throws SyntaxError, RangeError for too many levels, UnstorableTextError
 */
export function parseJson(text: string, dispensable?: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key)) throw new UnstorableTextError('')
      if (typeof value === 'string' && !isStorable(value)) throw new UnstorableTextError(key)
      return value
    })
  } catch (error) {
    if (!(error instanceof UnstorableTextError) || dispensable === undefined) throw error
    return parseJson(JSON.stringify({ ...JSON.parse(text), [dispensable]: undefined }))
  }
}
