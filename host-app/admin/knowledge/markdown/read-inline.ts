import type { Token, Tokens } from 'marked'
import { decodeEntities } from '#core/text/decode-entities.ts'
import { linkTarget } from '#host-app/help-center/markdown/read-markdown.ts'
import type { Inline, Mark } from './document.ts'
import { tidyInline } from './tidy-inline.ts'

/** Called for everything that the rich editor could not write back unchanged. */
export type Miss = (what: string) => void

const MARKS: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = {
  strong: 'bold',
  em: 'italic',
  del: 'strike',
}

/** Converts a line's tokens from the Markdown lexer to the editor's pieces. HTML becomes text. */
export function readInline(tokens: readonly Token[] | undefined, miss: Miss): Inline[] {
  return tidyInline((tokens ?? []).flatMap(token => read(token as Tokens.Generic, [], miss)))
}

function read(token: Tokens.Generic, marks: readonly Mark[], miss: Miss): Inline[] {
  const within = (mark: Mark) =>
    (token.tokens ?? []).flatMap(inner => read(inner as never, [...marks, mark], miss))
  const mark = MARKS[token.type]
  if (mark) return within({ type: mark })
  switch (token.type) {
    case 'text':
      if (token.tokens) return token.tokens.flatMap(inner => read(inner as never, marks, miss))
      return text(token['escaped'] ? token['text'] : decodeEntities(token['text']))
    case 'escape':
      return text(token['text'])
    case 'html':
      if (/&[#\w]+;/.test(token.raw)) miss('an entity in HTML')
      return text(token.raw)
    case 'codespan':
      return [{ type: 'text', text: token['text'], marks: [...marks, { type: 'code' }] }]
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'link': {
      const href = decodeEntities(token['href'])
      if (linkTarget(href)) return within({ type: 'link', attrs: { href, title: token['title'] || null } })
      // A bare address that may not be a link is text for readers, too.
      if (token.raw !== token['text']) miss('a link that is not allowed')
      return text(token.raw)
    }
    case 'image': {
      const src = decodeEntities(token['href'])
      const alt = plainText(readInline(token.tokens ?? [token], miss))
      if (linkTarget(src))
        return [{ type: 'image', attrs: { src, alt, title: token['title'] || null }, marks }]
      miss('a picture that is not allowed')
      return text(token.raw)
    }
  }
  miss(token.type)
  return text(token.raw)

  function text(value: string): Inline[] {
    return value === '' ? [] : [{ type: 'text', text: value, marks }]
  }
}

function plainText(pieces: readonly Inline[]): string {
  return pieces.map(piece => (piece.type === 'text' ? piece.text : ' ')).join('')
}
