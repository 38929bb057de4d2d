import type { Inline } from '../content/page.ts'

/** The words of a line, without what they look like. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      return piece.kind === 'code' ? piece.text : textOf(piece.children)
    })
    .join('')
}
