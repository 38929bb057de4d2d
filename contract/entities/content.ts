import { z } from 'zod'
import {
  ALTERNATE_QUESTION_MAX,
  ALTERNATE_QUESTIONS_MAX,
  CONTENT_BODY_MAX,
  CONTENT_EXCERPT_MAX,
  CONTENT_SLUG_MAX,
  CONTENT_STATUSES,
  CONTENT_TITLE_MAX,
  CONTENT_TYPES,
  RESERVED_SLUGS,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
} from '../constants/knowledge.ts'
import { instant } from './account.ts'

export const contentType = z.enum(CONTENT_TYPES)
export const contentStatus = z.enum(CONTENT_STATUSES)
/** Who reads it: visitors, or the company's own people alone. */
export const contentVisibility = z.enum(['public', 'internal'])

/** A part of an address: ASCII letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(CONTENT_SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

/** A language by its tag (BCP 47), such as `en` or `pt-BR`. */
export const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Use a language tag such as en or pt-BR.')

/** What is written and published. `body` is Markdown; whatever HTML stands in it is text. */
export const contentWords = z.object({
  slug: slug.refine(
    value => !(RESERVED_SLUGS as readonly string[]).includes(value),
    'A page of the knowledge base has this address. Please choose another.',
  ),
  title: z.string().trim().min(1).max(CONTENT_TITLE_MAX),
  excerpt: z.string().trim().max(CONTENT_EXCERPT_MAX),
  body: z.string().max(CONTENT_BODY_MAX),
  /** Other ways to ask for it, in its own language. */
  alternate_questions: z
    .array(z.string().trim().min(1).max(ALTERNATE_QUESTION_MAX))
    .max(ALTERNATE_QUESTIONS_MAX),
  category_id: z.uuid().nullable(),
  /** Of that category. */
  section_id: z.uuid().nullable(),
  /** Empty stands for the title, and for the excerpt. */
  seo_title: z.string().trim().max(SEO_TITLE_MAX),
  seo_description: z.string().trim().max(SEO_DESCRIPTION_MAX),
  visibility: contentVisibility,
})
export type ContentWords = z.infer<typeof contentWords>

/** One line of the list of what a company has written; title and slug are the draft's. */
export const contentSummary = z.object({
  id: z.uuid(),
  type: contentType,
  language,
  translation_group: z.uuid(),
  status: contentStatus,
  visibility: contentVisibility,
  slug: z.string(),
  title: z.string(),
  category_id: z.uuid().nullable(),
  section_id: z.uuid().nullable(),
  /** Whether the draft says anything that is not published. */
  has_changes: z.boolean(),
  published_at: instant.nullable(),
  /** When the draft will be published by itself. */
  publish_at: instant.nullable(),
  /** Of the draft. */
  updated_at: instant,
  updated_by_name: z.string().nullable(),
  helpful: z.int(),
  unhelpful: z.int(),
})
export type ContentSummary = z.infer<typeof contentSummary>

export const contentVersionSummary = z.object({
  number: z.int(),
  title: z.string(),
  published_at: instant,
  published_by_name: z.string(),
})
/** What was published once, in full. A category that is gone is null. */
export const contentVersion = contentVersionSummary.extend(contentWords.shape)
export type ContentVersion = z.infer<typeof contentVersion>

export const contentFile = z.object({
  /** Its key in the bucket. */
  name: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  created_at: instant,
})
export type ContentFile = z.infer<typeof contentFile>

export const translation = z.object({
  id: z.uuid(),
  language,
  title: z.string(),
  slug: z.string(),
  status: contentStatus,
})

/** All that those who write need of one article. */
export const contentDetail = contentSummary.extend({
  /** The last one read must be named with every change. */
  revision: z.int(),
  scheduled_by_name: z.string().nullable(),
  draft: contentWords,
  /** What visitors read now; null before it was published for the first time, and once it is archived. */
  live: contentWords.nullable(),
  /** The newest first. */
  versions: z.array(contentVersionSummary),
  /** The others of the same group. */
  translations: z.array(translation),
  files: z.array(contentFile),
})
export type ContentDetail = z.infer<typeof contentDetail>

export const contentSection = z.object({
  id: z.uuid(),
  category_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  position: z.int(),
  /** Articles that stand in it, whatever their status. */
  contents: z.int(),
})
export type ContentSection = z.infer<typeof contentSection>

export const contentCategory = contentSection.omit({ category_id: true }).extend({
  language,
  sections: z.array(contentSection),
})
export type ContentCategory = z.infer<typeof contentCategory>

/** Words that mean the same to whoever searches. */
export const synonyms = z.object({ id: z.uuid(), language, words: z.array(z.string()) })
export type Synonyms = z.infer<typeof synonyms>

/** A visitor's word on an article. */
export const contentFeedback = z.object({
  id: z.uuid(),
  content_id: z.uuid(),
  title: z.string(),
  helpful: z.boolean(),
  comment: z.string(),
  updated_at: instant,
})
export type ContentFeedback = z.infer<typeof contentFeedback>

/** What visitors searched for, and how often; without personal data. */
export const searchedQuery = z.object({
  query: z.string(),
  searches: z.int(),
  /** Of the last of them. */
  result_count: z.int(),
  confidence: z.number(),
  searched_at: instant,
})
export type SearchedQuery = z.infer<typeof searchedQuery>
