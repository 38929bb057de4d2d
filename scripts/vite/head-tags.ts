import { BRAND } from '../../contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '../../contract/constants/site.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'

/** Data for the head of a public page. `date` is an article's date, such as `2026-11-21`. */
export type HeadFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly date?: string | undefined
  /** schema.org objects. */
  readonly structuredData: readonly object[]
}

/**
 * Returns the tags for search engines and link previews as HTML: meta tags, Open Graph, Twitter cards and JSON-LD. URLs
 * have the build's placeholder origin, which the server replaces with its own.
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

/** Returns the JSON-LD script; escapes `<`, so that no text can close the script. */
function jsonLd(graph: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
