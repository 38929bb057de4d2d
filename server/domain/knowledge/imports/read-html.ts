/** Converts untrusted HTML to Markdown that contains no HTML. */
import TurndownService from 'turndown'
import { HTML_DEPTH_MAX } from '#contract/constants/text-limits.ts'

/** A document's title and its text in Markdown. */
export type ReadDocument = { readonly title: string; readonly body: string }

/** Thrown for a page whose elements are nested too deep to be parsed. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError'
}

/** Elements that are not part of a page's text. */
const DROPPED = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'nav',
  'header',
  'footer',
  'aside',
  'dialog',
  'svg',
  'canvas',
  'video',
  'audio',
] as const
/** Characters in which a page's title ends. */
const TITLE_READ_MAX = 2_000
const LINKED = /^(?:https?|mailto|tel):$/
const SHOWN = /^https?:$/

/**
 * Returns the title (the first `h1`, else `title`) and the text of a page, or of its main part if it marks one.
 * Relative links start from `address`. Text that looks like HTML or Markdown is escaped. @throws TooDeepError
 */
export function readHtml(html: string, address?: string): ReadDocument {
  if (isTooDeep(html)) throw new TooDeepError()
  let heading = ''
  let title = ''
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  })
  const escapeMarkdown = service.escape.bind(service)
  service.escape = text =>
    escapeMarkdown(text)
      .replace(/</g, '\\<')
      .replace(/&(?=#?\w+;)/g, '&amp;')
  service.remove([...DROPPED] as TurndownService.TagName[])
  service.addRule('title', {
    filter: 'title',
    replacement(_content, node) {
      title ||= oneLine(node.textContent)
      return ''
    },
  })
  service.addRule('heading', {
    filter: node => node.nodeName === 'H1' && heading === '' && oneLine(node.textContent) !== '',
    replacement(_content, node) {
      heading = oneLine(node.textContent)
      return ''
    },
  })
  service.addRule('link', {
    filter: 'a',
    replacement(content, node) {
      const target = absolute((node as HTMLElement).getAttribute('href'), address, LINKED)
      return target === null || content.trim() === '' ? content : `[${content}](${target})`
    },
  })
  service.addRule('image', {
    filter: 'img',
    replacement(_content, node) {
      const source = absolute((node as HTMLElement).getAttribute('src'), address, SHOWN)
      const words = service.escape(oneLine((node as HTMLElement).getAttribute('alt')))
      return source === null ? words : `![${words}](${source})`
    },
  })
  addTableRules(service)
  const body = service.turndown(titlePart(html) + mainPart(html)).trim()
  return { title: heading || title, body }
}

/** Elements that have no end tag, or whose end tag may be left out because the next one of them ends them. */
const UNENDED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option optgroup'.split(
    ' ',
  ),
)

/** Whether a page has more than `HTML_DEPTH_MAX` open elements at some place. Reads each tag once, before any parser does. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,20})/gi)) {
    if (UNENDED.has(name!.toLowerCase())) continue
    depth = Math.max(0, depth + (slash === '' ? 1 : -1))
    if (depth > HTML_DEPTH_MAX) return true
  }
  return false
}

/** Returns the element `title` of a page; empty if it has none, or one that is too long. */
function titlePart(html: string): string {
  const from = html.search(/<title[\s>]/i)
  const part = from < 0 ? '' : html.slice(from, from + TITLE_READ_MAX)
  const to = part.search(/<\/title>/i)
  return to < 0 ? '' : part.slice(0, to + '</title>'.length)
}

/** Returns the content of `main`, else of the only `article`, else the whole page. */
function mainPart(html: string): string {
  const lower = html.toLowerCase()
  for (const tag of ['main', 'article']) {
    const from = lower.search(new RegExp(`<${tag}[\\s>]`))
    const to = lower.lastIndexOf(`</${tag}>`)
    if (from !== -1 && to > from) return html.slice(from, to)
  }
  return html
}

function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** Returns a link's absolute address, encoded for Markdown; null if links may not lead there. */
function absolute(href: string | null, base: string | undefined, protocols: RegExp): string | null {
  if (href === null || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  return protocols.test(url.protocol)
    ? url.href.replace(/[()<>\s]/g, character => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    : null
}

/**
 * Adds rules that convert tables to GitHub's Markdown: a line of cells for each row, the head first.
 * The text of a cell becomes one line, since Markdown allows no more. A table inside a cell becomes text.
 */
function addTableRules(service: TurndownService): void {
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: content =>
      `| ${content
        .replace(/\s+/g, ' ')
        .replace(/(?<!\\)\|/g, '\\|')
        .trim()} `,
  })
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => (isNested(node) ? ` ${content} ` : `${content.trim()} |\n`),
  })
  service.addRule('table', {
    filter: 'table',
    replacement(content, node) {
      const rows = content.split('\n').filter(line => line.trim() !== '')
      if (isNested(node)) return ` ${content} `
      const width = Math.max(...rows.map(cellsOf))
      if (rows.length === 0 || width === 0) return content
      const filled = rows.map(row => row + ' |'.repeat(width - cellsOf(row)))
      const head = hasHead(node as HTMLElement) ? filled.shift()! : `${'| '.repeat(width)}|`
      return `\n\n${[head, `|${' --- |'.repeat(width)}`, ...filled].join('\n')}\n\n`
    },
  })
}

function isNested(node: Node): boolean {
  for (let above = node.parentNode; above; above = above.parentNode)
    if (above.nodeName === 'TD' || above.nodeName === 'TH') return true
  return false
}

function hasHead(table: HTMLElement): boolean {
  const first = table.getElementsByTagName('tr')[0]
  return first !== undefined && first.getElementsByTagName('td').length === 0
}

function cellsOf(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2
}
