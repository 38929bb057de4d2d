import type { ContentFilters } from './content-filters.ts'

/** Returns the address of the article list with these filters. */
export function articlesLink(filters: { readonly [Name in keyof ContentFilters]?: string }): string {
  return `/admin/kb?${new URLSearchParams(filters)}`
}
