import type { Inline } from '../content/page.ts'

/** Returns a line's plain text, without formatting and without facts about the operator. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      if (piece.kind === 'operator') return ''
      return piece.kind === 'code' ? piece.text : textOf(piece.children)
    })
    .join('')
}
