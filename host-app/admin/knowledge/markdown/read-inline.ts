import type { Token, Tokens } from 'marked'
import type { Inline, Mark } from './document.ts'
import { isAllowedLink, isAllowedPicture } from './is-allowed-link.ts'
import { tidyInline } from './tidy-inline.ts'

/** Told of everything that the rich editor could not give back as it was written. */
export type Miss = (what: string) => void

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,31}));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}
const MARKS: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = {
  strong: 'bold',
  em: 'italic',
  del: 'strike',
}

/** The pieces of a line that Markdown's lexer has cut up; HTML is text. */
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
      return text(token['escaped'] ? token['text'] : decode(token['text'], miss))
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
      if (isAllowedLink(token['href']))
        return within({ type: 'link', attrs: { href: token['href'], title: token['title'] || null } })
      miss('a link that is not allowed')
      return text(token.raw)
    }
    case 'image': {
      const { href: src, title } = token
      const alt = plainText(readInline(token.tokens ?? [token], miss))
      if (isAllowedPicture(src)) return [{ type: 'image', attrs: { src, alt, title: title || null }, marks }]
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

/** With the entities that everybody writes; one that is not known stays as it is, and is told of. */
function decode(text: string, miss: Miss): string {
  return text.replace(ENTITY, (raw, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    const known = code === null ? NAMED[name!] : isCharacter(code) ? String.fromCodePoint(code) : undefined
    if (known === undefined) miss(`the entity ${raw}`)
    return known ?? raw
  })
}

function isCharacter(code: number): boolean {
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
}
