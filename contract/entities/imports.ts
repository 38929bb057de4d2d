import { z } from 'zod'
import { instant } from './account.ts'
import { contentType, language } from './content.ts'

/**
 * `open` takes files; `queued` waits for the job; `running`; then `done` (an item may have failed), `failed` as a whole,
 * or `cancelled`.
 */
export const importState = z.enum(['open', 'queued', 'running', 'done', 'failed', 'cancelled'])

/** Why an import, or a part of it, came to nothing. */
export const importError = z.enum([
  /** The address may not be fetched: not the public web, another site, or a port that is none of the web's. */
  'address_refused',
  'unreachable',
  'too_large',
  /** The server answered with anything but success, or with another kind of document. */
  'wrong_answer',
  /** There is nothing in it to import. */
  'empty',
  'too_many_pages',
])
export type ImportError = z.infer<typeof importError>

/** A run that makes drafts of files, or of the pages that a sitemap names. */
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
  /** Files or pages: all, those that are drafts now, those that came to nothing. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
})
export type ContentImport = z.infer<typeof contentImport>

export const importItem = z.object({
  id: z.uuid(),
  /** The name of the file, or the address of the page. */
  source: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  error: importError.nullable(),
  content_id: z.uuid().nullable(),
})
