import { z } from 'zod'
import { contentType, language } from './content.ts'
import { instant } from './values.ts'

/**
 * `open` accepts files; `queued` waits for the job; `running`; then `done` (single items may have failed), `failed`
 * as a whole, or `cancelled`.
 */
export const importState = z.enum(['open', 'queued', 'running', 'done', 'failed', 'cancelled'])

/** Why an import, or one item of it, failed. */
export const importError = z.enum([
  /** The address may not be fetched: not the public web, another site, or a port that is none of the web's. */
  'address_refused',
  'unreachable',
  'too_large',
  /** Lists, quotations or elements are nested too deep. */
  'too_complex',
  /** The server answered with anything but success, or with another kind of document. */
  'wrong_answer',
  /** There is nothing in it to import. */
  'empty',
  'too_many_pages',
])
/** A reason of `importError`. */
export type ImportError = z.infer<typeof importError>

/** An import that creates drafts from files, or from the pages of a sitemap. */
export const contentImport = z.object({
  id: z.uuid(),
  kind: z.enum(['files', 'sitemap']),
  url: z.string().nullable(),
  type: contentType,
  language,
  category_id: z.uuid().nullable(),
  state: importState,
  error: importError.nullable(),
  created_by_name: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  /** Files or pages: all of them, those that are drafts now, and those that failed. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
})
/** A parsed `contentImport`. */
export type ContentImport = z.infer<typeof contentImport>

/** One file or page of an import. */
export const importItem = z.object({
  id: z.uuid(),
  /** The file's name, or the page's URL. */
  source: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  error: importError.nullable(),
  content_id: z.uuid().nullable(),
})
