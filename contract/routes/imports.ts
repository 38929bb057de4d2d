import { z } from 'zod'
import { CONTENT_BODY_MAX, IMPORT_FILES_PER_CALL, IMPORT_REQUEST_MAX_BYTES } from '../constants/knowledge.ts'
import { contentType, language } from '../entities/content.ts'
import { contentImport, importItem } from '../entities/imports.ts'
import { filledText } from '../entities/values.ts'
import type { Route } from './route.ts'

const byId = z.object({ id: z.uuid() })
const ofImport = { params: byId, absent: 'import_not_found' } as const
const edits = { access: ['member'], permission: 'content.edit', isDeferrable: true } as const

/** Of the drafts that an import makes. */
const wanted = {
  type: contentType.default('article'),
  language: language.default('en'),
  category_id: z.uuid().nullable().default(null),
}
/** A page of the web, without anybody's password in it. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine(url => URL.canParse(url) && new URL(url).username === '' && new URL(url).password === '', {
    message: 'Leave name and password out of the address.',
  })

/** Imports: articles from files or a sitemap become drafts. */
export const importRoutes = {
  /** The newest 50. */
  listImports: { access: ['member'], response: z.object({ imports: z.array(contentImport) }) },
  /** With the first 200 items that failed. */
  getImport: {
    access: ['member'],
    ...ofImport,
    response: contentImport.extend({ failures: z.array(importItem) }),
  },
  /** A sitemap is fetched at once. A file import takes files next and then has to be started. */
  createImport: {
    ...edits,
    status: 201,
    limit: 'import',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('files'), ...wanted }),
      z.object({ kind: z.literal('sitemap'), url: address, ...wanted }),
    ]),
    response: contentImport,
  },
  /** Markdown or HTML, by the name's extension (`.md`, `.markdown`, `.txt`, `.html`, `.htm`). A name counts once. */
  addImportFiles: {
    ...edits,
    ...ofImport,
    maxBytes: IMPORT_REQUEST_MAX_BYTES,
    body: z.object({
      files: z
        .array(
          z.object({
            name: filledText(500).regex(/\.(?:md|markdown|txt|html?)$/i, 'Send Markdown or HTML files.'),
            text: z
              .string()
              .min(1)
              .max(CONTENT_BODY_MAX * 2),
          }),
        )
        .min(1)
        .max(IMPORT_FILES_PER_CALL),
    }),
    response: contentImport,
  },
  startImport: { ...edits, ...ofImport, response: contentImport },
  /** Drafts that it has created stay. */
  cancelImport: { ...edits, ...ofImport, response: contentImport },
} as const satisfies Record<string, Route>
