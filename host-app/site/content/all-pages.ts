import { DOCS_GROUPS, DOCS_PATH, docPath } from '#contract/constants/docs.ts'
import type { SitePath } from './page.ts'
import { type PageLink, SITE_PAGES } from './site-map.ts'

/** The pages of the documentation, the overview first. */
export const DOCS_PAGES: readonly PageLink[] = [
  { path: DOCS_PATH, name: 'Documentation' },
  ...DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file, name }) => ({ path: docPath(file), name }))),
]

/**
 * Every page that is prerendered. The browser doesn't load this list with each page: it knows the documentation's paths
 * by their beginning (`site/site-page.tsx`).
 */
export const ALL_PAGES: readonly PageLink[] = [...SITE_PAGES, ...DOCS_PAGES]

const NAMES = new Map<string, string>(ALL_PAGES.map(({ path, name }) => [path, name]))

/** Returns the name of a page, or the path itself if there is none. */
export function nameOfAny(path: SitePath): string {
  return NAMES.get(path) ?? path
}
