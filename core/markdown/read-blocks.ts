import { decodeEntities } from '../text/decode-entities.ts'
import { type Align, type Block, type Cell, type HeadingLevel, type Inline, plainText } from './blocks.ts'
import { isTooComplex, limitSigns, type MarkdownLexer } from './lex-markdown.ts'

/** A token of the library's lexer. Each type has fields of its own. */
export type MarkdownToken = {
  readonly type: string
  readonly raw: string
  readonly tokens?: readonly MarkdownToken[] | undefined
  // biome-ignore lint/suspicious/noExplicitAny: the same as the library's own generic token.
  readonly [field: string]: any
}

/** What a surface decides. Addresses and texts have no entities any more. */
export type MarkdownRules<Target> = {
  /** Returns a heading's level and id. `depth` is 1 to 6, as it was written. */
  readonly heading: (depth: number, words: string) => { readonly level: HeadingLevel; readonly id: string }
  /** Returns the target of a link; null if it isn't allowed and becomes its text. */
  readonly link: (address: string) => Target | null
  /** Returns an image, a link in its place, or its text. */
  readonly image: (address: string, alt: string) => Inline<Target>
}

/**
 * Parses CommonMark with GitHub's tables, tasks and deletions; HTML becomes text. A text that is too complex is returned
 * as it was written. Never throws.
 * @param lexer a new one of the library
 */
export function readBlocks<Target>(
  lexer: MarkdownLexer<MarkdownToken>,
  text: string,
  rules: MarkdownRules<Target>,
): readonly Block<Target>[] {
  return isTooComplex(text) ? [{ kind: 'verbatim', text }] : createReader(rules)(limitSigns(lexer).lex(text))
}

/** Returns a function that converts the tokens of blocks. */
function createReader<Target>(rules: MarkdownRules<Target>) {
  type Line = readonly Inline<Target>[]
  type Blocks = readonly Block<Target>[]
  return readAll

  function readAll(tokens: readonly MarkdownToken[] = []): Blocks {
    return tokens.flatMap(token => readBlock(token) ?? [])
  }

  function readBlock(token: MarkdownToken): Block<Target> | null {
    switch (token.type) {
      case 'heading': {
        const children = readLine(token.tokens)
        return { kind: 'heading', ...rules.heading(token['depth'], plainText(children)), children }
      }
      case 'paragraph':
        return { kind: 'paragraph', children: readLine(token.tokens) }
      case 'text':
        return { kind: 'line', children: readLine(token.tokens ?? [token]) }
      case 'list':
        return {
          kind: 'list',
          start: token['ordered'] ? Number(token['start']) : null,
          items: token['items'].map(readItem),
        }
      case 'code':
        return { kind: 'code', text: token['text'] }
      case 'blockquote':
        return { kind: 'quote', blocks: readAll(token.tokens) }
      case 'table':
        return {
          kind: 'table',
          head: token['header'].map(readCell),
          rows: token['rows'].map((row: readonly MarkdownToken[]) => row.map(readCell)),
        }
      case 'hr':
        return { kind: 'rule' }
      case 'space':
      case 'def':
        return null
      default:
        return { kind: 'verbatim', text: token.raw.trimEnd() }
    }
  }

  /** A task's checkbox is part of its first line. The lexer puts it before that line, unless it is a paragraph. */
  function readItem({ tokens = [] }: MarkdownToken): Blocks {
    const [box, line, ...rest] = tokens
    if (box?.type !== 'checkbox' || !line) return readAll(tokens)
    return readAll([{ ...line, tokens: [box, ...(line.tokens ?? [])] }, ...rest])
  }

  function readCell({ tokens, align }: MarkdownToken): Cell<Target> {
    return { align: align as Align, children: readLine(tokens) }
  }

  /** Joins neighboring texts, since each escape is a token, and each piece takes time to render. */
  function readLine(tokens: readonly MarkdownToken[] = []): Line {
    const line: Inline<Target>[] = []
    for (const piece of tokens.flatMap(readPiece)) {
      const last = line.at(-1)
      if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = last + piece
      else line.push(piece)
    }
    return line
  }

  function readPiece(token: MarkdownToken): Line {
    switch (token.type) {
      case 'text':
        return token.tokens ? readLine(token.tokens) : [decodeEntities(token['text'])]
      case 'strong':
      case 'em':
      case 'del':
        return [{ kind: token.type, children: readLine(token.tokens) }]
      case 'codespan':
        return [{ kind: 'code', text: token['text'] }]
      case 'br':
        return [{ kind: 'break' }]
      case 'checkbox':
        return [{ kind: 'checkbox', isChecked: token['checked'] }]
      case 'escape':
        return [token['text']]
      case 'link': {
        const target = rules.link(decodeEntities(token['href']))
        const children = readLine(token.tokens)
        return target === null
          ? children
          : [{ kind: 'link', target, children: children.flatMap(withoutLink) }]
      }
      case 'image':
        return [rules.image(decodeEntities(token['href']), decodeEntities(token['text']))]
      default:
        return [token.raw]
    }
  }
}

/** Links can't be nested, and an image of another server would become one. */
function withoutLink<Target>(piece: Inline<Target>): readonly Inline<Target>[] {
  if (typeof piece === 'string') return [piece]
  if (piece.kind === 'linked-image') return [piece.alt]
  return piece.kind === 'link' ? piece.children : [piece]
}
