import { BRAND } from '../../contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '../../contract/constants/site.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'

/** What the head of a public page is made of. `date` is the day of an article, `2026-11-21`. */
export type HeadFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly date?: string | undefined
  /** Objects of schema.org. */
  readonly structuredData: readonly object[]
}

/**
 * The tags by which search engines and other sites show a page (HTML, Open Graph, Twitter cards, JSON-LD). Addresses are
 * at the origin that the server fills in.
 */
export function headTags({ path, title, description, date, structuredData }: HeadFacts): string {
  const url = BUILT_ORIGIN + path
  const image = BUILT_ORIGIN + SOCIAL_IMAGE.path
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries({
      'og:site_name': BRAND.name,
      'og:type': date ? 'article' : 'website',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:locale': 'en_GB',
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': String(SOCIAL_IMAGE.widthPx),
      'og:image:height': String(SOCIAL_IMAGE.heightPx),
      'og:image:alt': `${BRAND.name}: ${SOCIAL_IMAGE.lines.join(' ')}`,
      ...(date && { 'article:modified_time': date }),
    }).map(([name, content]) => meta('property', name, content)),
    ...Object.entries({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }).map(([name, content]) => meta('name', name, content)),
    jsonLd(structuredData),
  ].join('')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

/** No text of it can end the script. */
function jsonLd(graph: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
