import { z } from 'zod'
import {
  CONTENT_PAGE,
  FEEDBACK_COMMENT_MAX,
  SEARCH_QUERY_MAX,
  SEARCH_RESULTS,
} from '../constants/knowledge.ts'
import { contentType, language, slug } from '../entities/content.ts'
import { article, articleSummary, searchResult, sitemapEntry, topic } from '../entities/knowledge.ts'
import { filledText, queryInteger, visibleText } from '../entities/values.ts'
import { helpCenterSettings } from '../settings/help-center.ts'
import type { Route } from './route.ts'

const cursor = z.string().min(1).max(200)

/** What visitors of a company read: published, public content. */
export const knowledgeRoutes = {
  /** The newest first. `category` and `section` are slugs. */
  listArticles: {
    access: ['tenant'],
    limit: 'readKnowledge',
    query: z.object({
      type: contentType.default('article'),
      category: slug.optional(),
      section: slug.optional(),
      language: language.optional(),
      cursor: cursor.optional(),
      limit: queryInteger.min(1).max(CONTENT_PAGE).default(CONTENT_PAGE),
    }),
    response: z.object({ articles: z.array(articleSummary), next: cursor.nullable() }),
  },
  /** Also finds an old slug; the response then has the current one. Else `content_not_found`. */
  readArticle: {
    access: ['tenant'],
    limit: 'readKnowledge',
    query: z.object({ type: contentType.default('article'), slug }),
    response: article,
  },
  /** Categories that have articles, in the company's order, and how the company shows its help center. */
  listKnowledgeTopics: {
    access: ['tenant'],
    limit: 'readKnowledge',
    query: z.object({ language: language.optional() }),
    response: z.object({
      topics: z.array(topic),
      languages: z.array(language),
      help_center: helpCenterSettings.pick({
        is_public: true,
        is_in_widgets: true,
        asks_feedback: true,
        default_language: true,
      }),
    }),
  },
  searchKnowledge: {
    access: ['tenant'],
    limit: 'searchKnowledge',
    query: z.object({
      q: filledText(SEARCH_QUERY_MAX),
      language: language.optional(),
      limit: queryInteger.min(1).max(SEARCH_RESULTS).default(SEARCH_RESULTS),
    }),
    /** The best first. `confidence` is the best one's; below the threshold nothing surely answers. */
    response: z.object({ results: z.array(searchResult), confidence: z.number(), threshold: z.number() }),
  },
  /** Stores 'Was this helpful?' once per browser; a second rating replaces the first. */
  rateArticle: {
    access: ['tenant'],
    limit: 'rateArticle',
    body: z.object({
      type: contentType.default('article'),
      slug,
      /** A random key that the browser creates and keeps. It identifies nobody. */
      visitor_key: z.string().regex(/^[\w-]{16,64}$/),
      helpful: z.boolean(),
      comment: visibleText.max(FEEDBACK_COMMENT_MAX).default(''),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
  /** Entries of the company's `/sitemap.xml`. */
  listSitemap: {
    access: ['tenant'],
    limit: 'readKnowledge',
    response: z.object({ entries: z.array(sitemapEntry) }),
  },
} as const satisfies Record<string, Route>
