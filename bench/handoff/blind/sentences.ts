/** Test sentences of a language, one per line. */
export type Sentences = {
  /** Sentences that ask for a human. */
  readonly requests: string
  /** Sentences that do not: about the product, about other people, or a refusal. */
  readonly others: string
}

/** A half of a blind set: the odd lines were used to tune the grammar, the even lines were held out. */
export type Half = 'tuned' | 'held out'

/** Returns the lines of a text, trimmed, without empty ones. */
export function linesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** Returns one half of a list of a blind set. */
export function halfOf(lines: string, half: Half): string[] {
  return linesOf(lines).filter((_, index) => index % 2 === (half === 'tuned' ? 0 : 1))
}
