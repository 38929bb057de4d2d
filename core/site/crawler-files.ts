import { escapeHtml } from '../text/escape-html.ts'

/** Addresses that are of no use to search engines. */
const NOT_CRAWLED = [
  '/admin',
  '/api/',
  '/auth/',
  '/complete-profile',
  '/debug/',
  '/invite-expired',
  '/mailbox',
  '/not-authorized',
  '/set-password',
  '/widget/',
]

/** A page of a sitemap, by its path. `date` is when it was last changed, as a day or an instant (W3C Datetime). */
export type CrawledPage = {
  readonly path: string
  readonly date?: string | undefined
  /** The same in other languages and in its own. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[]
}

/** `robots.txt` (RFC 9309). */
export function robotsTxt(origin: string): string {
  const rules = NOT_CRAWLED.map(path => `Disallow: ${path}`)
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** `sitemap.xml` (sitemaps.org) with its pages one a line, and the alternates as Google reads them. */
export function sitemapXml(origin: string, pages: readonly CrawledPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(page => urlOf(origin, page)),
    '</urlset>',
    '',
  ].join('\n')
}

/** A sitemap that was made here, with more pages. */
export function extendSitemap(xml: string, origin: string, pages: readonly CrawledPage[]): string {
  return xml.replace('</urlset>', () => `${pages.map(page => `${urlOf(origin, page)}\n`).join('')}</urlset>`)
}

function urlOf(origin: string, { path, date, alternates = [] }: CrawledPage): string {
  const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
  const links = alternates.map(
    each =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(each.language)}" href="${escapeHtml(origin + each.path)}"/>`,
  )
  return `  <url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${links.join('')}</url>`
}
