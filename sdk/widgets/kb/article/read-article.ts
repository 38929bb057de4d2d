import { Lexer, type Token, type Tokens } from 'marked'
import { createAnchors } from '#core/text/anchors.ts'
import { decodeEntities } from '#core/text/decode-entities.ts'
import { lexMarkdown } from '#core/markdown/lex-markdown.ts'
import type { Block, Cell, Inline, Item, Target } from './blocks.ts'

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']

const ARTICLE = /^\/kb\/([a-z0-9-]+)$/

/**
 * Parses Markdown (CommonMark with GitHub's tables, tasks and deletions). HTML stays text. Links are limited to
 * web pages, email addresses and the article's headings, images to the tenant's server. A text that is too complex to
 * parse shows as written.
 */
export function readArticle(body: string, origins: OwnOrigins): Block[] {
  const tokens = lexMarkdown(new Lexer(), body)
  return tokens
    ? createReader(origins).blocks(tokens)
    : [{ kind: 'paragraph', children: [{ kind: 'text', text: body }] }]
}

function createReader(origins: OwnOrigins) {
  const idOf = createAnchors()

  function blocks(tokens: readonly Token[] = []): Block[] {
    return tokens.flatMap(token => block(token as Tokens.Generic) ?? [])
  }

  function block(token: Tokens.Generic): Block | null {
    switch (token.type) {
      case 'heading': {
        const children = inlines(token.tokens)
        return { kind: 'heading', depth: token['depth'], id: idOf(textOf(children)), children }
      }
      case 'paragraph':
        return { kind: 'paragraph', children: inlines(token.tokens) }
      // A line of a tight list.
      case 'text':
        return { kind: 'line', children: token.tokens ? inlines(token.tokens) : [plain(token['text'])] }
      case 'code':
        return { kind: 'code', text: token['text'] }
      case 'blockquote':
        return { kind: 'quote', blocks: blocks(token.tokens) }
      case 'list':
        return list(token as Tokens.List)
      case 'table':
        return table(token as Tokens.Table)
      case 'hr':
        return { kind: 'rule' }
      case 'html':
        return { kind: 'paragraph', children: [{ kind: 'text', text: token.raw.trim() }] }
      default:
        // Blank lines and link reference definitions.
        return null
    }
  }

  function list({ ordered, start, items }: Tokens.List): Block {
    return {
      kind: 'list',
      start: ordered ? Number(start) : null,
      items: items.map(
        ({ task, checked, tokens }): Item => ({
          isDone: task ? checked === true : null,
          blocks: blocks(tokens),
        }),
      ),
    }
  }

  function table({ header, rows }: Tokens.Table): Block {
    const cell = ({ align, tokens }: Tokens.TableCell): Cell => ({ align, children: inlines(tokens) })
    return { kind: 'table', head: header.map(cell), rows: rows.map(row => row.map(cell)) }
  }

  function inlines(tokens: readonly Token[] = []): Inline[] {
    return tokens.flatMap(token => inline(token as Tokens.Generic) ?? [])
  }

  function inline(token: Tokens.Generic): Inline | Inline[] | null {
    switch (token.type) {
      case 'text':
        return token.tokens ? inlines(token.tokens) : plain(token['text'])
      case 'escape':
        return { kind: 'text', text: token['text'] }
      case 'html':
        return { kind: 'text', text: token.raw }
      case 'codespan':
        return { kind: 'code', text: token['text'] }
      case 'strong':
        return { kind: 'strong', children: inlines(token.tokens) }
      case 'em':
        return { kind: 'emphasis', children: inlines(token.tokens) }
      case 'del':
        return { kind: 'deleted', children: inlines(token.tokens) }
      case 'br':
        return { kind: 'break' }
      case 'link': {
        const target = readTarget(decodeEntities(token['href']), origins)
        const children = inlines(token.tokens)
        return target === null ? children : { kind: 'link', target, children: children.map(withoutLink) }
      }
      case 'image':
        return image(decodeEntities(token['href']), decodeEntities(token['text']))
      default:
        return null
    }
  }

  function image(address: string, alt: string): Inline {
    const href = absolute(address, origins)
    if (href === null) return { kind: 'text', text: alt }
    const src = imageSource(href, origins)
    return src === null ? { kind: 'foreign-image', href, alt } : { kind: 'image', src, alt }
  }

  return { blocks }
}

/** Turns an image that shows as a link into text, because a link cannot contain another one. */
function withoutLink(inline: Inline): Inline {
  return inline.kind === 'foreign-image' ? { kind: 'text', text: inline.alt } : inline
}

function plain(text: string): Inline {
  return { kind: 'text', text: decodeEntities(text) }
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map(inline => ('text' in inline ? inline.text : 'children' in inline ? textOf(inline.children) : ''))
    .join('')
}

/** The origins of the tenant's pages and of the server's files, without a slash at the end. */
type OwnOrigins = { readonly pages: string; readonly files: string }

/** Returns the target of a link in an article, or null if the URL is not allowed. */
function readTarget(address: string, origins: OwnOrigins): Target | null {
  if (address.startsWith('#')) return { kind: 'heading', id: decoded(address.slice(1)) }
  const href = absolute(address, origins)
  if (href === null) return null
  const url = new URL(href)
  const slug = isOwn(url, origins) ? ARTICLE.exec(url.pathname)?.[1] : undefined
  return slug === undefined ? { kind: 'page', href } : { kind: 'article', slug }
}

/**
 * Returns the URL to load a picture from, or null if it is not on the tenant's server, because other servers
 * would learn who reads what (R14). The URL is on the widgets' server, so the page's security policy needs no
 * other host.
 */
function imageSource(href: string, origins: OwnOrigins): string | null {
  const url = new URL(href)
  return isOwn(url, origins) ? `${origins.files}${url.pathname}${url.search}` : null
}

/**
 * Returns the absolute URL of a link, also of one relative to the tenant's pages. Null for other schemes, and for
 * a URL with a user name or password, which may imitate another site's URL.
 */
function absolute(address: string, { pages }: OwnOrigins): string | null {
  try {
    const { protocol, username, password, href } = new URL(address, pages)
    return PROTOCOLS.includes(protocol) && username === '' && password === '' ? href : null
  } catch {
    return null
  }
}

function isOwn({ origin }: URL, { pages, files }: OwnOrigins): boolean {
  return origin === pages || origin === files
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
