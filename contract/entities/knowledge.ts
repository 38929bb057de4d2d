import { z } from 'zod'
import { contentType, language } from './content.ts'
import { instant } from './values.ts'

/** A category or section, for an article's path and breadcrumbs. */
export const topicLink = z.object({ slug: z.string(), name: z.string() })

/** A published article in a list. */
export const articleSummary = z.object({
  id: z.uuid(),
  type: contentType,
  language,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: topicLink.nullable(),
  section: topicLink.nullable(),
  published_at: instant,
  updated_at: instant,
})
/** A parsed `articleSummary`. */
export type ArticleSummary = z.infer<typeof articleSummary>

/** A published article in full. */
export const article = articleSummary.extend({
  /** Markdown; HTML in it is text. */
  body: z.string(),
  /** Title for search engines; empty for the title, and for the excerpt. */
  seo_title: z.string(),
  seo_description: z.string(),
  /** The article in other languages. */
  translations: z.array(z.object({ language, slug: z.string(), title: z.string() })),
  related: z.array(articleSummary),
})
/** A parsed `article`. */
export type Article = z.infer<typeof article>

const topicCount = topicLink.extend({ id: z.uuid(), description: z.string(), articles: z.int() })
/** A category that has published articles, with its sections. */
export const topic = topicCount.extend({ language, sections: z.array(topicCount) })
/** A parsed `topic`. */
export type Topic = z.infer<typeof topic>

/** An article that a search found. */
export const searchResult = z.object({
  type: contentType,
  language,
  slug: z.string(),
  title: z.string(),
  /** The one or two sentences closest to the query. */
  excerpt: z.string(),
  /** How sure the search is that the article answers (0..1). */
  confidence: z.number(),
})
/** A parsed `searchResult`. */
export type SearchResult = z.infer<typeof searchResult>

/** A published page in the sitemap. */
export const sitemapEntry = z.object({
  type: contentType,
  slug: z.string(),
  language,
  translation_group: z.uuid(),
  category: z.string().nullable(),
  section: z.string().nullable(),
  updated_at: instant,
})
/** A parsed `sitemapEntry`. */
export type SitemapEntry = z.infer<typeof sitemapEntry>
