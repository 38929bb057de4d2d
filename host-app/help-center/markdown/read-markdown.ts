import { Lexer } from 'marked'
import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import type { Block, HeadingLevel, ImagePiece, Inline, LinkTarget } from '#core/markdown/blocks.ts'
import { type MarkdownRules, readBlocks } from '#core/markdown/read-blocks.ts'
import { createAnchors } from '#core/text/anchors.ts'
import { safeHref } from '#core/text/safe-href.ts'

/** A placeholder for the site that shows the text; this host can't exist (RFC 2606). */
const SITE = 'https://site.invalid'
const IMAGES = `/storage/v1/object/public/${CONTENT_BUCKET}/`
const SIZE = /^#(\d{1,5})x(\d{1,5})$/

/**
 * Parses the Markdown of an article or a message. Headings start at level 2, below the page's own, and never skip a
 * level. Their anchors start with `prefix`, for pages with several texts. Never throws.
 */
export function readMarkdown(text: string, prefix = ''): readonly Block[] {
  return readBlocks(new Lexer(), text, { heading: createOutline(prefix), link: linkTarget, image: readImage })
}

function createOutline(prefix: string): MarkdownRules<LinkTarget>['heading'] {
  const idOf = createAnchors(prefix)
  let last = 1
  return (depth, words) => {
    last = Math.min(Math.max(depth, 2), last + 1)
    return { level: last as HeadingLevel, id: idOf(words) }
  }
}

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

/** A foreign image becomes a link to it, and with a forbidden address its text (R14). */
function readImage(address: string, text: string): Inline {
  const image = ownImage(address)
  if (image) return { kind: 'image', alt: text, ...image }
  const alt = text || address
  const target = linkTarget(address)
  return target ? { kind: 'linked-image', target, alt } : alt
}

/**
 * Returns the path of an article's uploaded image, whatever host its address names: other hosts are never
 * requested (R14). The hash holds its size, `#640x480`. Null for every other image.
 */
export function ownImage(address: string): Pick<ImagePiece, 'src' | 'size'> | null {
  const url = parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(IMAGES)) return null
  const [, width, height] = SIZE.exec(url.hash) ?? []
  return {
    src: url.pathname,
    ...(width && height && { size: { width: Number(width), height: Number(height) } }),
  }
}

function parse(address: string): URL | null {
  try {
    return new URL(address, SITE)
  } catch {
    return null
  }
}
