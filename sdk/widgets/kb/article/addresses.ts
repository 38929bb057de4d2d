import type { Target } from './blocks.ts'

/** Where the tenant's pages are, and where the server of the widgets has its files (origins, without a slash). */
export type OwnOrigins = { readonly pages: string; readonly files: string }

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']
const ARTICLE = /^\/kb\/([a-z0-9-]+)$/

/** Where a link of an article leads; null for what may not be a link. */
export function readTarget(address: string, origins: OwnOrigins): Target | null {
  if (address.startsWith('#')) return { kind: 'heading', id: decoded(address.slice(1)) }
  const href = absolute(address, origins)
  if (href === null) return null
  const url = new URL(href)
  const slug = isOwn(url, origins) ? ARTICLE.exec(url.pathname)?.[1] : undefined
  return slug === undefined ? { kind: 'page', href } : { kind: 'article', slug }
}

/**
 * Where a picture is fetched from; null unless it lies on the tenant's own server: others would be told who reads what
 * (R14). The page's policy need name no more than the widgets' server.
 */
export function imageSource(href: string, origins: OwnOrigins): string | null {
  const url = new URL(href)
  return isOwn(url, origins) ? `${origins.files}${url.pathname}${url.search}` : null
}

/**
 * The whole of an address, also of one that is relative to the tenant's pages. Null for one that no link may have: of
 * another kind, or with a name or password, which is made to look like another's.
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
