import { z } from 'zod'
import {
  CONTENT_PAGE,
  FEEDBACK_COMMENT_MAX,
  SEARCH_QUERY_MAX,
  SEARCH_RESULTS,
} from '../constants/knowledge.ts'
import { contentType, language, slug } from '../entities/content.ts'
import { article, articleSummary, searchResult, sitemapEntry, topic } from '../entities/knowledge.ts'
import type { Route } from './route.ts'

const cursor = z.string().min(1).max(200)

/** What any visitor of a company reads: published, public content. */
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
      limit: z.coerce.number().int().min(1).max(CONTENT_PAGE).default(CONTENT_PAGE),
    }),
    response: z.object({ articles: z.array(articleSummary), next: cursor.nullable() }),
  },
  /** By an old slug, too: then `slug` of the answer is where it stands now. Else `content_not_found`. */
  readArticle: {
    access: ['tenant'],
    limit: 'readKnowledge',
    query: z.object({ type: contentType.default('article'), slug }),
    response: article,
  },
  /** Categories of articles with something in them, in the company's order. */
  listKnowledgeTopics: {
    access: ['tenant'],
    limit: 'readKnowledge',
    query: z.object({ language: language.optional() }),
    response: z.object({ topics: z.array(topic), languages: z.array(language) }),
  },
  searchKnowledge: {
    access: ['tenant'],
    limit: 'searchKnowledge',
    query: z.object({
      q: z.string().trim().min(1).max(SEARCH_QUERY_MAX),
      language: language.optional(),
      limit: z.coerce.number().int().min(1).max(SEARCH_RESULTS).default(SEARCH_RESULTS),
    }),
    /** The best first. `confidence` is the best one's; below the threshold nothing surely answers. */
    response: z.object({ results: z.array(searchResult), confidence: z.number(), threshold: z.number() }),
  },
  /** 'Was this helpful?', once for each browser; a second word takes the place of the first. */
  rateArticle: {
    access: ['tenant'],
    limit: 'rateArticle',
    body: z.object({
      type: contentType.default('article'),
      slug,
      /** Made up by the browser and kept there; it names nobody. */
      visitor_key: z.string().regex(/^[\w-]{16,64}$/),
      helpful: z.boolean(),
      comment: z.string().trim().max(FEEDBACK_COMMENT_MAX).default(''),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
  /** What `/sitemap.xml` of the company lists. */
  listSitemap: {
    access: ['tenant'],
    limit: 'readKnowledge',
    response: z.object({ entries: z.array(sitemapEntry) }),
  },
} as const satisfies Record<string, Route>
