import { CONTENT_BODY_MAX, CONTENT_TITLE_MAX } from '#contract/constants/knowledge.ts'
import type { ImportError } from '#contract/entities/imports.ts'
import { isTooComplex } from '#core/markdown/lex-markdown.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { OutboundError, type OutboundFetch } from '#server/ports/outbound.ts'
import { type ReadDocument, readHtml, TooDeepError } from './read-html.ts'

const PAGE_MAX_BYTES = 2 * 1_024 * 1_024
const PAGE_MEDIA_TYPES = ['text/html', 'application/xhtml+xml']

/** An import's item: its file name or address, and a file's text (null for a page). */
export type ItemRow = { readonly id: string; readonly source: string; readonly body: string | null }
/** What reading an item gave: a document, or the reason why it has none. */
export type ReadItem =
  | { readonly id: string; readonly kind: 'document'; readonly document: ReadDocument }
  | { readonly id: string; readonly kind: 'nothing'; readonly error: ImportError }

/** Reads a file's text, or that of the page at an address, into a document for a draft. Never rejects. */
export async function readItem(fetchText: OutboundFetch, { id, source, body }: ItemRow): Promise<ReadItem> {
  try {
    const read = await readSource(fetchText, source, body)
    const title = (read.title || nameOf(source)).slice(0, CONTENT_TITLE_MAX).trim()
    if (read.body === '' || title === '') return { id, kind: 'nothing', error: 'empty' }
    if (read.body.length > CONTENT_BODY_MAX) return { id, kind: 'nothing', error: 'too_large' }
    if (isTooComplex(read.body)) return { id, kind: 'nothing', error: 'too_complex' }
    return { id, kind: 'document', document: { title, body: read.body } }
  } catch (error) {
    if (error instanceof TooDeepError) return { id, kind: 'nothing', error: 'too_complex' }
    // A page that the parser cannot handle must not fail the others.
    return { id, kind: 'nothing', error: error instanceof OutboundError ? error.problem : 'wrong_answer' }
  }
}

async function readSource(
  fetchText: OutboundFetch,
  source: string,
  body: string | null,
): Promise<ReadDocument> {
  if (body !== null) return /\.html?$/i.test(source) ? readHtml(body) : readMarkdown(body)
  const page = await fetchText(source, { maxBytes: PAGE_MAX_BYTES, mediaTypes: PAGE_MEDIA_TYPES })
  return readHtml(page.text.replaceAll('\0', ''), page.url)
}

/** Returns a title for a file or page that has none. */
function nameOf(source: string): string {
  const last = source.split(/[/\\]/).findLast(part => part !== '') ?? source
  return last.replace(/\.\w{1,8}$/, '').replace(/[-_]+/g, ' ')
}

const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/
const TITLE_LINE = /^title:[ \t]*(["']?)(.{1,300}?)\1[ \t]*$/m
const HEADING = /^#[ \t]+([^\n]+)(?:\n|$)/

/**
 * Returns the title and the text below it. The title is that of the front matter, else the heading with which the
 * text begins.
 */
export function readMarkdown(text: string): ReadDocument {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [front = '', fields = ''] = FRONT_MATTER.exec(source) ?? []
  const rest = source.slice(front.length).trim()
  const named = TITLE_LINE.exec(fields)?.[2]?.trim() ?? ''
  const [line = '', written = ''] = HEADING.exec(rest) ?? []
  const heading = trimEndOf(written.trim(), '#').trim() || written.trim()
  const isTitle = heading !== '' && (named === '' || named === heading)
  return {
    title: named || heading,
    body: isTitle ? rest.slice(line.length).trim() : rest,
  }
}
