import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import type { ImageSize, LinkTarget } from '#core/text/markdown.ts'
import { safeHref } from '#core/text/safe-href.ts'

/** A placeholder for the site that shows the text; this host can't exist (RFC 2606). */
const SITE = 'https://site.invalid'
const IMAGES = `/storage/v1/object/public/${CONTENT_BUCKET}/`
const SIZE = /^#(\d{1,5})x(\d{1,5})$/

/**
 * Returns the target of an article's link: http, https, mailto, or a path or anchor of the site. Null for
 * anything else.
 */
export function linkTarget(address: string): LinkTarget | null {
  if (!/^[/#]/.test(address)) {
    const href = safeHref(address)
    return href === null ? null : { href, isForeign: true }
  }
  // Browsers read `//host` and `/\host` as another site's address.
  const url = parse(address)
  if (url?.origin !== SITE) return null
  return { href: address.startsWith('#') ? url.hash : url.pathname + url.search + url.hash, isForeign: false }
}

/**
 * Returns the path of an article's uploaded image, whatever host its address names: other hosts are never
 * requested (R14). The hash holds its size, `#640x480`. Null for every other image.
 */
export function ownImage(address: string): { readonly path: string; readonly size: ImageSize | null } | null {
  const url = parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(IMAGES)) return null
  const [, width, height] = SIZE.exec(url.hash) ?? []
  return {
    path: url.pathname,
    size: width && height ? { width: Number(width), height: Number(height) } : null,
  }
}

function parse(address: string): URL | null {
  try {
    return new URL(address, SITE)
  } catch {
    return null
  }
}
