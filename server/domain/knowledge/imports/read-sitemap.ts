import { IMPORT_ITEMS_MAX } from '#contract/constants/knowledge.ts'
import type { ImportError } from '#contract/entities/imports.ts'
import type { OutboundFetch } from '#server/ports/outbound.ts'

const SITEMAP_MAX_BYTES = 10 * 1_024 * 1_024
const SITEMAP_MEDIA_TYPES = ['application/xml', 'text/xml', 'application/rss+xml', 'text/plain']
/** The most sitemaps that one index may list. */
const MAX_SITEMAPS = 50
const LOCATION = /<loc>([^<]{1,4000})<\/loc>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** A sitemap that cannot be read, for a reason that `OutboundFetch` does not report. */
export class SitemapError extends Error {
  override readonly name = 'SitemapError'
  readonly problem: ImportError

  constructor(problem: ImportError) {
    super(problem)
    this.problem = problem
  }
}

/** Returns the addresses that a sitemap or an index of sitemaps lists (sitemaps.org). */
export function readSitemap(xml: string): {
  readonly isIndex: boolean
  readonly addresses: readonly string[]
} {
  const plain = xml.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const addresses = [...plain.matchAll(LOCATION)].map(([, address]) =>
    address!.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, entity => ENTITIES[entity]!),
  )
  return { isIndex: /<sitemapindex[\s>]/i.test(plain), addresses }
}

/**
 * Returns the pages of a sitemap and of the sitemaps it lists, each once. A sitemap may only list pages of its own
 * host.
 * Rejects with an OutboundError or a SitemapError.
 */
export async function collectPages(fetchText: OutboundFetch, url: string): Promise<readonly string[]> {
  const { host } = new URL(url)
  const pages = new Set<string>()
  const sitemaps = new Set([url])
  for (const sitemap of sitemaps) {
    const { text } = await fetchText(sitemap, {
      maxBytes: SITEMAP_MAX_BYTES,
      mediaTypes: SITEMAP_MEDIA_TYPES,
    })
    const { isIndex, addresses } = readSitemap(text)
    const into = isIndex ? sitemaps : pages
    for (const address of addresses)
      if (address.length <= 2_000 && URL.canParse(address) && new URL(address).host === host)
        into.add(address)
    if (sitemaps.size > MAX_SITEMAPS || pages.size > IMPORT_ITEMS_MAX)
      throw new SitemapError('too_many_pages')
  }
  if (pages.size === 0) throw new SitemapError('empty')
  return [...pages]
}
