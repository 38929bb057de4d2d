import { BUILT_ORIGIN } from '../../contract/constants/site.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'

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

/** `robots.txt` (RFC 9309). */
export function robotsTxt(): string {
  const rules = NOT_CRAWLED.map(path => `Disallow: ${path}`)
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${BUILT_ORIGIN}/sitemap.xml`, ''].join('\n')
}

/** `sitemap.xml` (sitemaps.org); `date` is the day of an article. */
export function sitemapXml(
  pages: readonly { readonly path: string; readonly date?: string | undefined }[],
): string {
  const urls = pages.map(({ path, date }) => {
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
    return `  <url><loc>${escapeHtml(BUILT_ORIGIN + path)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
