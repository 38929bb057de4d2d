/** Paths of a public knowledge base (ROUTE-11, ROUTE-12). */
import type { ContentType } from '#contract/constants/knowledge.ts'

/** Path of the knowledge base's home page. */
export const KNOWLEDGE_HOME = '/kb'
/** Path of the search page. */
export const KNOWLEDGE_SEARCH = '/kb/search'
/** Path to which the ratings of articles are sent. */
export const KNOWLEDGE_FEEDBACK = '/kb/feedback'
/** Path of the style sheet with the company's brand. */
export const KNOWLEDGE_BRAND = '/kb/brand.css'

/** The values that determine the path of a page. */
type Place = {
  readonly type: ContentType
  readonly slug: string
  readonly category?: { readonly slug: string } | null
  readonly section?: { readonly slug: string } | null
}

/** Returns the path of a page. Without category and section, an article's path redirects to the full one. */
export function contentPath({ type, slug, category, section }: Place): string {
  if (type !== 'article') return `/${type}/${slug}`
  return category && section ? `${categoryPath(category.slug)}/${section.slug}/${slug}` : `/kb/${slug}`
}

/** Returns the path of a category. */
export function categoryPath(slug: string): string {
  return `/kb/category/${slug}`
}

/** Returns the path of the search results for a text, which can be shared as a link. */
export function searchPath(query: string, language: string): string {
  return `${KNOWLEDGE_SEARCH}?${new URLSearchParams({ q: query, lang: language })}`
}
