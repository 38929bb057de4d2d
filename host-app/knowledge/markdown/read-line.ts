import type { Token, Tokens } from 'marked'
import { decodeEntities } from '#core/text/decode-entities.ts'
import type { Inline } from '#core/text/markdown.ts'
import { linkTarget, ownImage } from './link-target.ts'

const MARKS = { strong: 'strong', em: 'emphasis', del: 'deleted' } as const

/**
 * Converts a line's tokens. A link to a forbidden target becomes its text; a foreign image becomes a link to
 * it (R14).
 */
export function readLine(tokens: readonly Token[] = []): readonly Inline[] {
  return joined(tokens.flatMap(token => readPiece(token as Tokens.Generic)))
}

/** Joins neighboring texts, since each escape is a token, and each piece takes time to render. */
function joined(pieces: readonly Inline[]): readonly Inline[] {
  const joint: Inline[] = []
  for (const piece of pieces) {
    const last = joint.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joint[joint.length - 1] = last + piece
    else joint.push(piece)
  }
  return joint
}

function readPiece(token: Tokens.Generic): readonly Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? readLine(token.tokens) : [decodeEntities(token['text'])]
    case 'strong':
    case 'em':
    case 'del':
      return [{ kind: MARKS[token.type], children: readLine(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token['text'] }]
    case 'br':
      return [{ kind: 'break' }]
    case 'checkbox':
      return [{ kind: 'checkbox', isChecked: token['checked'] }]
    case 'escape':
      return [token['text']]
    case 'link':
      return readLink(token['href'], readLine(token.tokens))
    case 'image':
      return readImage(token['href'], token['text'])
    default:
      return [token.raw]
  }
}

function readLink(href: string, children: readonly Inline[]): readonly Inline[] {
  const target = linkTarget(decodeEntities(href))
  // Links can't be nested, and a foreign image in the text would become one.
  return target ? [{ kind: 'link', target, children: children.flatMap(withoutLink) }] : children
}

function withoutLink(piece: Inline): readonly Inline[] {
  return typeof piece !== 'string' && piece.kind === 'link' ? piece.children : [piece]
}

function readImage(href: string, words: string): readonly Inline[] {
  const address = decodeEntities(href)
  const alt = decodeEntities(words)
  const image = ownImage(address)
  return image ? [{ kind: 'image', alt, ...image }] : readLink(address, [alt || address])
}
