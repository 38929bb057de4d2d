/** Sentences of a language, one a line, written before the grammar was tried on them. */
export type BlindSet = {
  /** Each asks for a human. */
  readonly wishes: string
  /** None does: about the product, about other people, or a refusal. */
  readonly others: string
}

/** The odd lines were read while the grammar was changed; the even ones are held out and only counted. */
export type Half = 'tuned' | 'held out'

/** One half of a list. */
export function halfOf(lines: string, half: Half): string[] {
  const all = lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  return all.filter((_, index) => index % 2 === (half === 'tuned' ? 0 : 1))
}
