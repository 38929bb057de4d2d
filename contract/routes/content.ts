import { z } from 'zod'
import {
  BULK_MAX,
  CONTENT_PAGE,
  CONTENT_REQUEST_MAX_BYTES,
  SEARCH_REPORT_MAX_DAYS,
  SYNONYM_WORD_MAX,
  SYNONYM_WORDS_MAX,
  TOPIC_DESCRIPTION_MAX,
  TOPIC_NAME_MAX,
} from '../constants/knowledge.ts'
import {
  contentCategory,
  contentDetail,
  contentFeedback,
  contentFields,
  contentStatus,
  contentSummary,
  contentType,
  contentVersion,
  language,
  searchedQuery,
  slug,
  synonyms,
} from '../entities/content.ts'
import { filledText, instant, integer, queryInteger, visibleText } from '../entities/values.ts'
import { ERRORS, type ErrorCode } from '../errors.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const reads = { access: ['member'] } as const
const edits = { access: ['member'], permission: 'content.edit' } as const
const publishes = { access: ['member'], permission: 'content.publish' } as const
const ofContent = { params: byId, absent: 'content_not_found' } as const
const ofTopic = { params: byId, absent: 'topic_not_found' } as const
const ofSynonyms = { params: byId, absent: 'synonyms_not_found' } as const

/** Where a page of a list ends, as the server gave it; the next call goes on from there. */
const cursor = z.string().min(1).max(200)
const page = { cursor: cursor.optional(), limit: queryInteger.min(1).max(CONTENT_PAGE).optional() }
const next = { next: cursor.nullable() }
/** The revision that was read last: `content_changed` when somebody has saved since. */
const revision = integer.min(1)

const topicName = filledText(TOPIC_NAME_MAX)
const topicDescription = visibleText.max(TOPIC_DESCRIPTION_MAX)
const synonymWords = z.array(filledText(SYNONYM_WORD_MAX)).min(2).max(SYNONYM_WORDS_MAX)
const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]])
const atLeastOne = (change: object) => Object.keys(change).length > 0

/** What the company's people do with its content. */
export const contentRoutes = {
  /** The latest change first. */
  listContent: {
    ...reads,
    query: z.object({
      type: contentType.optional(),
      status: contentStatus.or(z.literal('scheduled')).optional(),
      category_id: z.uuid().optional(),
      language: language.optional(),
      /** Text in the title, slug, body or questions. */
      search: visibleText.max(200).optional(),
      ...page,
    }),
    response: z.object({ contents: z.array(contentSummary), ...next }),
  },
  getContent: { ...reads, ...ofContent, response: contentDetail },
  /** Creates a draft. Without a slug it gets one from its title. */
  createContent: {
    ...edits,
    status: 201,
    maxBytes: CONTENT_REQUEST_MAX_BYTES,
    body: contentFields.partial().extend({
      title: contentFields.shape.title,
      type: contentType.default('article'),
      language: language.default('en'),
      /** The article that this one translates. */
      translation_of: z.uuid().optional(),
    }),
    response: contentDetail,
  },
  /** Saves the given fields to the draft. A scheduled draft is `content_scheduled`. */
  saveDraft: {
    ...edits,
    ...ofContent,
    maxBytes: CONTENT_REQUEST_MAX_BYTES,
    body: contentFields.partial().extend({ revision }),
    response: contentDetail,
  },
  /** Resets the draft to what is published. */
  discardDraft: { ...edits, ...ofContent, body: z.object({ revision }), response: contentDetail },
  /** Publishes the draft as a new version. */
  publishContent: { ...publishes, ...ofContent, body: z.object({ revision }), response: contentDetail },
  /** Publishes the draft at an instant; null cancels that. */
  scheduleContent: {
    ...publishes,
    ...ofContent,
    body: z.object({ revision, publish_at: instant.nullable() }),
    response: contentDetail,
  },
  /** Hides it from visitors. It can be published again. */
  archiveContent: { ...publishes, ...ofContent, response: contentDetail },
  /** Deletes it for good, with its versions, files and feedback. */
  removeContent: { ...publishes, ...ofContent, response: ok },
  /** The same for several; each succeeds or fails by itself. */
  changeContents: {
    ...publishes,
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(BULK_MAX),
      action: z.enum(['publish', 'archive', 'remove']),
    }),
    response: z.object({
      changed: z.array(z.uuid()),
      refused: z.array(z.object({ id: z.uuid(), code: errorCode })),
    }),
  },
  getVersion: {
    ...reads,
    ...ofContent,
    query: z.object({ number: queryInteger.min(1).default(1) }),
    response: contentVersion,
  },
  /** Copies an old version into the draft. */
  restoreVersion: {
    ...edits,
    ...ofContent,
    body: z.object({ number: integer.min(1), revision }),
    response: contentDetail,
  },
  /** Uploads go to the file store: bucket `content-attachments`, key `<id>/<timestamp>-<random>-<file name>`. */
  removeContentFile: {
    ...edits,
    ...ofContent,
    body: z.object({ name: z.string().min(1).max(500) }),
    response: ok,
  },

  listTopics: { ...reads, response: z.object({ categories: z.array(contentCategory) }) },
  createCategory: {
    ...publishes,
    status: 201,
    body: z.object({
      name: topicName,
      slug: slug.optional(),
      description: topicDescription.default(''),
      language: language.default('en'),
    }),
    response: byId,
  },
  updateCategory: {
    ...publishes,
    ...ofTopic,
    body: z
      .object({ name: topicName, slug, description: topicDescription, language })
      .partial()
      .refine(atLeastOne, 'Name at least one change.'),
    response: ok,
  },
  /** Deletes a category with its sections. One with articles is `topic_in_use`. */
  removeCategory: { ...publishes, ...ofTopic, response: ok },
  createSection: {
    ...publishes,
    status: 201,
    body: z.object({
      category_id: z.uuid(),
      name: topicName,
      slug: slug.optional(),
      description: topicDescription.default(''),
    }),
    response: byId,
  },
  updateSection: {
    ...publishes,
    ...ofTopic,
    body: z
      .object({ name: topicName, slug, description: topicDescription })
      .partial()
      .refine(atLeastOne, 'Name at least one change.'),
    response: ok,
  },
  removeSection: { ...publishes, ...ofTopic, response: ok },
  /** Categories, or the sections of one category, in their new order. */
  orderTopics: {
    ...publishes,
    body: z.object({ kind: z.enum(['category', 'section']), ids: z.array(z.uuid()).min(1).max(500) }),
    response: ok,
  },

  listSynonyms: { ...reads, response: z.object({ synonyms: z.array(synonyms) }) },
  createSynonyms: {
    ...publishes,
    status: 201,
    body: z.object({ language: language.default('en'), words: synonymWords }),
    response: synonyms,
  },
  updateSynonyms: {
    ...publishes,
    ...ofSynonyms,
    body: z.object({ words: synonymWords }),
    response: synonyms,
  },
  removeSynonyms: { ...publishes, ...ofSynonyms, response: ok },

  /** The newest first, of one article or of all. */
  listContentFeedback: {
    ...reads,
    query: z.object({ content_id: z.uuid().optional(), helpful: z.enum(['yes', 'no']).optional(), ...page }),
    response: z.object({ feedback: z.array(contentFeedback), ...next }),
  },
  /** Search queries of the last `days`, the most frequent first. */
  listSearches: {
    ...reads,
    query: z.object({
      days: queryInteger.min(1).max(SEARCH_REPORT_MAX_DAYS).default(30),
      /** `none`: only queries without a sure result. */
      results: z.enum(['any', 'none']).default('any'),
    }),
    response: z.object({ searches: z.array(searchedQuery) }),
  },
} as const satisfies Record<string, Route>
