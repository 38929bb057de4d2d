import { z } from 'zod'
import { instant } from './account.ts'
import { contentType, language } from './content.ts'

/** The place of an article in the tree of a public knowledge base, for its address and its trail. */
export const topicLink = z.object({ slug: z.string(), name: z.string() })

/** One published article in a list. */
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
export type ArticleSummary = z.infer<typeof articleSummary>

/** One published article. */
export const article = articleSummary.extend({
  /** Markdown; whatever HTML stands in it is text. */
  body: z.string(),
  /** As search engines should show it; empty stands for title and excerpt. */
  seo_title: z.string(),
  seo_description: z.string(),
  /** The same in other languages. */
  translations: z.array(z.object({ language, slug: z.string(), title: z.string() })),
  related: z.array(articleSummary),
})
export type Article = z.infer<typeof article>

const topicCount = topicLink.extend({ id: z.uuid(), description: z.string(), articles: z.int() })
/** A category with published articles in it, and its sections. */
export const topic = topicCount.extend({ language, sections: z.array(topicCount) })
export type Topic = z.infer<typeof topic>

/** An article that was found. */
export const searchResult = z.object({
  type: contentType,
  language,
  slug: z.string(),
  title: z.string(),
  /** The one or two sentences that come closest. */
  excerpt: z.string(),
  /** 0..1: how sure it is that the article answers. */
  confidence: z.number(),
})
export type SearchResult = z.infer<typeof searchResult>

/** What a sitemap says of one published page. */
export const sitemapEntry = z.object({
  type: contentType,
  slug: z.string(),
  language,
  translation_group: z.uuid(),
  category: z.string().nullable(),
  section: z.string().nullable(),
  updated_at: instant,
})
export type SitemapEntry = z.infer<typeof sitemapEntry>
