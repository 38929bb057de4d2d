import type { Inline } from '../content/page.ts'

/** Returns a line's plain text, without formatting. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      return piece.kind === 'code' ? piece.text : textOf(piece.children)
    })
    .join('')
}
