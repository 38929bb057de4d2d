import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** The header of a Markdown file, with one `name: value` per line. */
const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string(),
  eyebrow: z.string(),
  heading: z.string(),
  lead: z.string(),
  date: z.iso.date(),
  related: z.string().transform(paths => paths.split(/,\s*/).filter(Boolean)),
})

/**
 * Returns a plugin that compiles the Markdown files of `host-app/content/pages` into `ArticlePage` objects, so that the
 * browser loads no parser and no text becomes HTML. Content that the templates can't render, such as HTML or images,
 * fails the build.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/content\/pages\/.*\.md$/.test(id)) return null
      try {
        return { code: `export const page = ${JSON.stringify(articleOf(code))}`, map: null }
      } catch (error) {
        throw new Error(`${id}: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}

/** Returns the page that a Markdown file describes. @throws Error for invalid front matter or content. */
export function articleOf(file: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const lines = head.split('\n').map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
  })
  const fields = frontMatter.parse(Object.fromEntries(lines))
  return { template: 'article', ...fields, blocks: blocksOf(marked.lexer(text)) }
}

function blocksOf(tokens: readonly Token[]): object[] {
  return tokens.flatMap(token => blockOf(token as Tokens.Generic) ?? [])
}

function blockOf(token: Tokens.Generic): object | null {
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      if (token['depth'] !== 2 && token['depth'] !== 3) break
      return { kind: 'heading', level: token['depth'], children: lineOf(token.tokens) }
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', children: lineOf(token.tokens ?? [token]) }
    case 'list':
      return {
        kind: 'list',
        ordered: token['ordered'],
        items: token['items'].map((item: Tokens.ListItem) => blocksOf(item.tokens)),
      }
    case 'code':
      return { kind: 'code', text: token['text'] }
    case 'blockquote':
      return { kind: 'note', blocks: blocksOf(token.tokens ?? []) }
    case 'table':
      return {
        kind: 'table',
        head: token['header'].map((cell: Tokens.TableCell) => lineOf(cell.tokens)),
        rows: token['rows'].map((row: Tokens.TableCell[]) => row.map(cell => lineOf(cell.tokens))),
      }
  }
  throw new Error(`cannot draw ${token.type}: ${token.raw.slice(0, 60)}`)
}

function lineOf(tokens: readonly Token[] = []): unknown[] {
  return tokens.map(piece => {
    const token = piece as Tokens.Generic
    switch (token.type) {
      case 'text':
      case 'escape':
        return token['text']
      case 'br':
        return '\n'
      case 'strong':
        return { kind: 'strong', children: lineOf(token.tokens) }
      case 'em':
        return { kind: 'emphasis', children: lineOf(token.tokens) }
      case 'codespan':
        return { kind: 'code', text: token['text'] }
      case 'link':
        return { kind: 'link', href: token['href'], children: lineOf(token.tokens) }
    }
    throw new Error(`cannot draw ${token.type}: ${token.raw}`)
  })
}
