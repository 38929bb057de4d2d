/** Addresses of a public knowledge base (ROUTE-11, ROUTE-12). */
import type { ContentType } from '#contract/constants/knowledge.ts'

export const KNOWLEDGE_HOME = '/kb'
export const KNOWLEDGE_SEARCH = '/kb/search'
export const KNOWLEDGE_FEEDBACK = '/kb/feedback'

/** What decides where a page stands. */
type Place = {
  readonly type: ContentType
  readonly slug: string
  readonly category?: { readonly slug: string } | null
  readonly section?: { readonly slug: string } | null
}

/** Where a page stands. Without its category and section, an article's address leads on to the one with them. */
export function contentPath({ type, slug, category, section }: Place): string {
  if (type !== 'article') return `/${type}/${slug}`
  return category && section ? `${categoryPath(category.slug)}/${section.slug}/${slug}` : `/kb/${slug}`
}

export function categoryPath(slug: string): string {
  return `/kb/category/${slug}`
}

/** The search for a text; a page that can be handed on. */
export function searchPath(query: string, language: string): string {
  return `${KNOWLEDGE_SEARCH}?${new URLSearchParams({ q: query, lang: language })}`
}
