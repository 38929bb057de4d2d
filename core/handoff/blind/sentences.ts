/** Sentences of a language, one a line. */
export type Sentences = {
  /** Each asks for a human. */
  readonly requests: string
  /** None does: about the product, about other people, or a refusal. */
  readonly others: string
}

/** Of a blind set, the odd lines were read while the grammar was changed; the even ones were held out. */
export type Half = 'tuned' | 'held out'

export function linesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** One half of a list of a blind set. */
export function halfOf(lines: string, half: Half): string[] {
  return linesOf(lines).filter((_, index) => index % 2 === (half === 'tuned' ? 0 : 1))
}
