import type { Target } from './blocks.ts'

/** The origins of the tenant's pages and of the server's files, without a slash at the end. */
export type OwnOrigins = { readonly pages: string; readonly files: string }

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']
const ARTICLE = /^\/kb\/([a-z0-9-]+)$/

/** Returns the target of a link in an article, or null if the URL is not allowed. */
export function readTarget(address: string, origins: OwnOrigins): Target | null {
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
export function imageSource(href: string, origins: OwnOrigins): string | null {
  const url = new URL(href)
  return isOwn(url, origins) ? `${origins.files}${url.pathname}${url.search}` : null
}

/**
 * Returns the absolute URL of a link, also of one relative to the tenant's pages. Null for other schemes, and for
 * a URL with a user name or password, which may imitate another site's URL.
 */
export function absolute(address: string, { pages }: OwnOrigins): string | null {
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
