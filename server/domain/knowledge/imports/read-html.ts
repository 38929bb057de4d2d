/** Converts untrusted HTML to Markdown that contains no HTML. */
import TurndownService from 'turndown'
import { addTableRules } from './table-rules.ts'

/** A document's title and its text in Markdown. */
export type ReadDocument = { readonly title: string; readonly body: string }

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
const LINKED = /^(?:https?|mailto|tel):$/
const SHOWN = /^https?:$/

/**
 * Returns the title (the first `h1`, else `title`) and the text of a page, or of its main part if it marks one.
 * Relative links start from `address`. Text that looks like HTML or Markdown is escaped.
 */
export function readHtml(html: string, address?: string): ReadDocument {
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
  const whole = /<title[\s>][\s\S]{0,2000}?<\/title>/i.exec(html)?.[0] ?? ''
  const body = service.turndown(whole + mainPart(html)).trim()
  return { title: heading || title, body }
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
