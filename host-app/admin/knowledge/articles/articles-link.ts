import type { ContentFilters } from './content-filters.ts'

/** The page with the list of articles, narrowed by these filters. */
export function articlesLink(filters: { readonly [Name in keyof ContentFilters]?: string }): string {
  return `/admin/kb?${new URLSearchParams(filters)}`
}
