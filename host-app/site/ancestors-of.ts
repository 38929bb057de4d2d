import type { SitePath } from '../content/page.ts'
import { nameOf, type PageLink } from '../content/site-map.ts'

/** The pages above a page, from the home page down to the page itself; a folder that is no page is left out. */
export function ancestorsOf(path: SitePath, written: readonly SitePath[]): readonly PageLink[] {
  const folders = path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/') || '/')
  const trail = (folders as SitePath[]).filter(folder => folder === path || written.includes(folder))
  return [...new Set(trail)].map(each => ({ path: each, name: nameOf(each) }))
}
