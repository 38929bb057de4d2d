import { Lexer } from 'marked'
import type * as Markdown from '#core/markdown/blocks.ts'
import { type MarkdownRules, readBlocks } from '#core/markdown/read-blocks.ts'
import { createAnchors } from '#core/text/anchors.ts'

/** The target of a link. */
export type Target =
  /** An article, which opens in the help center. */
  | { readonly kind: 'article'; readonly slug: string }
  /** A heading of the same text, by its id. */
  | { readonly kind: 'heading'; readonly id: string }
  /** Another page: http, https or mailto. */
  | { readonly kind: 'page'; readonly href: string }

/** A block of an article. */
export type Block = Markdown.Block<Target>
/** An inline element of an article. Its images have their full URL. */
export type Inline = Markdown.Inline<Target>

/** The origins of the tenant's pages and of the server's files, without a slash at the end. */
type OwnOrigins = { readonly pages: string; readonly files: string }

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']

const ARTICLE = /^\/kb\/([a-z0-9-]+)$/

/**
 * Parses the Markdown of an article. Links are limited to web pages, email addresses and the article's headings, images
 * to the tenant's server.
 */
export function readArticle(body: string, origins: OwnOrigins): readonly Block[] {
  return readBlocks(new Lexer(), body, createRules(origins))
}

function createRules(origins: OwnOrigins): MarkdownRules<Target> {
  const idOf = createAnchors()
  return {
    // The article's title has level 2.
    heading: (depth, words) => ({
      level: Math.min(Math.max(depth, 2) + 1, 6) as Markdown.HeadingLevel,
      id: idOf(words),
    }),
    link: address => readTarget(address, origins),
    image(address, alt) {
      const href = absolute(address, origins)
      if (href === null) return alt
      const src = imageSource(href, origins)
      return src === null
        ? { kind: 'linked-image', target: { kind: 'page', href }, alt: alt || href }
        : { kind: 'image', src, alt }
    },
  }
}

/** Returns the target of a link in an article, or null if the URL is not allowed. */
function readTarget(address: string, origins: OwnOrigins): Target | null {
  if (address.startsWith('#')) return { kind: 'heading', id: decoded(address.slice(1)) }
  const href = absolute(address, origins)
  if (href === null) return null
  const url = new URL(href)
  const slug = isOwn(url, origins) ? ARTICLE.exec(url.pathname)?.[1] : undefined
  return slug === undefined ? { kind: 'page', href } : { kind: 'article', slug }
}

/**
 * Returns the URL to load a picture from, or null if it is not on the tenant's server, because other servers
 * would learn who reads what (R14). The URL is on the widgets' server, so the page's security policy needs no
 * other host.
 */
function imageSource(href: string, origins: OwnOrigins): string | null {
  const url = new URL(href)
  return isOwn(url, origins) ? `${origins.files}${url.pathname}${url.search}` : null
}

/**
 * Returns the absolute URL of a link, also of one relative to the tenant's pages. Null for other schemes, and for
 * a URL with a user name or password, which may imitate another site's URL.
 */
function absolute(address: string, { pages }: OwnOrigins): string | null {
  try {
    const { protocol, username, password, href } = new URL(address, pages)
    return PROTOCOLS.includes(protocol) && username === '' && password === '' ? href : null
  } catch {
    return null
  }
}

function isOwn({ origin }: URL, { pages, files }: OwnOrigins): boolean {
  return origin === pages || origin === files
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
