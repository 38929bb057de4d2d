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
import { filledText, instant, visibleText } from './values.ts'

/** A content type of `CONTENT_TYPES`. */
export const contentType = z.enum(CONTENT_TYPES)
/** A status of `CONTENT_STATUSES`. */
export const contentStatus = z.enum(CONTENT_STATUSES)
/** `public`: visitors read it. `internal`: only the company's people. */
export const contentVisibility = z.enum(['public', 'internal'])

/** One part of a path: ASCII letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(CONTENT_SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens.')

/** A language tag (BCP 47), such as `en` or `pt-BR`. */
export const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Use a language tag such as en or pt-BR.')

/** The fields shared by a draft, the published row and a version. `body` is Markdown; HTML in it is shown as text. */
export const contentFields = z.object({
  slug: slug.refine(
    value => !(RESERVED_SLUGS as readonly string[]).includes(value),
    'A page of the knowledge base has this address. Please choose another.',
  ),
  title: filledText(CONTENT_TITLE_MAX),
  excerpt: visibleText.max(CONTENT_EXCERPT_MAX),
  body: z.string().max(CONTENT_BODY_MAX),
  /** Other ways to ask for it, in its own language. */
  alternate_questions: z.array(filledText(ALTERNATE_QUESTION_MAX)).max(ALTERNATE_QUESTIONS_MAX),
  category_id: z.uuid().nullable(),
  /** A section of that category. */
  section_id: z.uuid().nullable(),
  /** Empty for the title, and for the excerpt. */
  seo_title: visibleText.max(SEO_TITLE_MAX),
  seo_description: visibleText.max(SEO_DESCRIPTION_MAX),
  visibility: contentVisibility,
})
/** Parsed `contentFields`. */
export type ContentFields = z.infer<typeof contentFields>

/** One row of the content list. Title and slug are the draft's. */
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
  /** Whether the draft differs from what is published. */
  has_changes: z.boolean(),
  published_at: instant.nullable(),
  /** When the draft publishes itself; null if it is not scheduled. */
  publish_at: instant.nullable(),
  /** When the draft changed last. */
  updated_at: instant,
  updated_by_name: z.string().nullable(),
  helpful: z.int(),
  unhelpful: z.int(),
})
/** A parsed `contentSummary`. */
export type ContentSummary = z.infer<typeof contentSummary>

/** One row of the version list. */
export const contentVersionSummary = z.object({
  number: z.int(),
  title: z.string(),
  published_at: instant,
  published_by_name: z.string(),
})
/** A published version in full. A deleted category is null. */
export const contentVersion = contentVersionSummary.extend(contentFields.shape)
/** A parsed `contentVersion`. */
export type ContentVersion = z.infer<typeof contentVersion>

/** A file of an article. */
export const contentFile = z.object({
  /** Its key in the bucket. */
  name: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  created_at: instant,
})
/** A parsed `contentFile`. */
export type ContentFile = z.infer<typeof contentFile>

/** The same article in another language, published or not. */
export const translation = z.object({
  id: z.uuid(),
  language,
  title: z.string(),
  slug: z.string(),
  status: contentStatus,
})

/** Everything an author needs of one article. */
export const contentDetail = contentSummary.extend({
  /** Every change must name the revision that was read last. */
  revision: z.int(),
  scheduled_by_name: z.string().nullable(),
  draft: contentFields,
  /** What visitors read now; null before the first publication and after archiving. */
  live: contentFields.nullable(),
  /** The newest first. */
  versions: z.array(contentVersionSummary),
  /** The other articles of the same translation group. */
  translations: z.array(translation),
  files: z.array(contentFile),
})
/** A parsed `contentDetail`. */
export type ContentDetail = z.infer<typeof contentDetail>

/** A section of a category. */
export const contentSection = z.object({
  id: z.uuid(),
  category_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  position: z.int(),
  /** Articles in it, whatever their status. */
  contents: z.int(),
})
/** A parsed `contentSection`. */
export type ContentSection = z.infer<typeof contentSection>

/** A category with its sections. */
export const contentCategory = contentSection.omit({ category_id: true }).extend({
  language,
  sections: z.array(contentSection),
})
/** A parsed `contentCategory`. */
export type ContentCategory = z.infer<typeof contentCategory>

/** A group of words that search treats as equal. */
export const synonyms = z.object({ id: z.uuid(), language, words: z.array(z.string()) })
/** Parsed `synonyms`. */
export type Synonyms = z.infer<typeof synonyms>

/** A visitor's rating of an article. */
export const contentFeedback = z.object({
  id: z.uuid(),
  content_id: z.uuid(),
  title: z.string(),
  helpful: z.boolean(),
  comment: z.string(),
  updated_at: instant,
})
/** Parsed `contentFeedback`. */
export type ContentFeedback = z.infer<typeof contentFeedback>

/** A search query of visitors, how often it was made, and its latest result. Without personal data. */
export const searchedQuery = z.object({
  query: z.string(),
  searches: z.int(),
  /** Results of the latest search. */
  result_count: z.int(),
  confidence: z.number(),
  searched_at: instant,
})
/** A parsed `searchedQuery`. */
export type SearchedQuery = z.infer<typeof searchedQuery>
