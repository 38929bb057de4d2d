import { escapeHtml } from '../text/escape-html.ts'

/** Paths that search engines must not crawl. */
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

/** A page of a sitemap. `date` is its last change, as a day or an instant (W3C Datetime). */
export type CrawledPage = {
  readonly path: string
  readonly date?: string | undefined
  /** The page in each language, including its own. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[]
}

/** Returns the text of `robots.txt` (RFC 9309). @param origin of the sitemap; null without one */
export function robotsTxt(origin: string | null): string {
  const rules = NOT_CRAWLED.map(path => `Disallow: ${path}`)
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  return ['User-agent: *', 'Allow: /', ...rules, ...sitemap, ''].join('\n')
}

/** Returns `sitemap.xml` (sitemaps.org), one page per line, with language alternates in Google's format. */
export function sitemapXml(origin: string, pages: readonly CrawledPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(page => urlOf(origin, page)),
    '</urlset>',
    '',
  ].join('\n')
}

/** Adds pages to a sitemap that `sitemapXml` returned. */
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
