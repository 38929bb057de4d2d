import type { Token, Tokens } from 'marked'
import { OPERATOR_FACTS } from '../../contract/constants/operator.ts'

/** How the parts of a text become parts of a page. */
export type Reading = {
  /** Returns the address of a link, and its text if that differs; null for a link that becomes its text. */
  readonly link: (href: string, text: string) => { readonly href: string; readonly text?: string } | null
  /** Returns the id of a heading, from its text. Default: none, and the page derives it. */
  readonly headingId?: (text: string) => string
  /** Returns an image. Default: images fail. */
  readonly image?: (src: string, alt: string) => object
}

const AS_WRITTEN: Reading = { link: href => ({ href }) }

/**
 * Returns the blocks of a lexed Markdown text, as `Block` in `host-app/site/content/page.ts`.
 * @throws Error for content that the templates can't render, such as HTML.
 */
export function blocksOf(tokens: readonly Token[], reading: Reading = AS_WRITTEN): object[] {
  return tokens.flatMap(token => blockOf(token as Tokens.Generic, reading) ?? [])
}

function blockOf(token: Tokens.Generic, reading: Reading): object | null {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      if (token['depth'] !== 2 && token['depth'] !== 3) break
      const children = lineOf(token.tokens, reading)
      const id = reading.headingId && { id: reading.headingId(textOf(children)) }
      return { kind: 'heading', level: token['depth'], ...id, children }
    }
    case 'paragraph':
    case 'text': {
      const [image, ...others] = (token.tokens ?? []) as Tokens.Generic[]
      if (image?.type === 'image' && others.length === 0 && reading.image)
        return reading.image(image['href'], image['text'])
      return { kind: 'paragraph', children: lineOf(token.tokens ?? [token], reading) }
    }
    case 'list':
      return {
        kind: 'list',
        ordered: token['ordered'],
        items: token['items'].map((item: Tokens.ListItem) => blocksOf(item.tokens, reading)),
      }
    case 'code':
      return { kind: 'code', text: token['text'] }
    case 'blockquote':
      return { kind: 'note', blocks: blocksOf(token.tokens ?? [], reading) }
    case 'table': {
      const cell = ({ tokens }: Tokens.TableCell) => lineOf(tokens, reading)
      return {
        kind: 'table',
        head: token['header'].map(cell),
        rows: token['rows'].map((row: Tokens.TableCell[]) => row.map(cell)),
      }
    }
  }
  throw new Error(`cannot draw ${token.type}: ${token.raw.slice(0, 60)}`)
}

function lineOf(tokens: readonly Token[] = [], reading: Reading): unknown[] {
  return tokens.flatMap(piece => {
    const token = piece as Tokens.Generic
    switch (token.type) {
      case 'text':
        return withFacts(token['text'])
      case 'escape':
        return [token['text']]
      case 'br':
        return ['\n']
      case 'strong':
        return [{ kind: 'strong', children: lineOf(token.tokens, reading) }]
      case 'em':
        return [{ kind: 'emphasis', children: lineOf(token.tokens, reading) }]
      case 'codespan':
        return [{ kind: 'code', text: token['text'] }]
      case 'link': {
        const children = lineOf(token.tokens, reading)
        const link = reading.link(token['href'], textOf(children))
        if (!link) return children
        return [{ kind: 'link', href: link.href, children: link.text ? [link.text] : children }]
      }
    }
    throw new Error(`cannot draw ${token.type}: ${token.raw}`)
  })
}

/**
 * Returns a text whose `{operator.name}` and the like are facts about whoever runs the server.
 * @throws Error for an unknown fact.
 */
function withFacts(text: string): unknown[] {
  const pieces = text.split(/\{operator\.(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece
    if (!(OPERATOR_FACTS as readonly string[]).includes(piece)) throw new Error(`no fact: ${piece}`)
    return { kind: 'operator', fact: piece }
  })
  return pieces.filter(piece => piece !== '')
}

/** Returns the plain text of a value that `blocksOf` returned; the cells of a table and the items of a list apart. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('')
  const { text, children } = value as { text?: string; children?: unknown[] }
  return text ?? textOf(children ?? [])
}
