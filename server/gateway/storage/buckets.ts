/** The buckets: what their files belong to, who adds to them, and when the world may have a file. */
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { CONTENT_BUCKET, CONTENT_FILES_MAX_BYTES } from '#contract/constants/knowledge.ts'
import type { LimitName } from '#contract/constants/limits.ts'
import { CONVERSATION_UPLOADS_MAX_BYTES } from '#contract/constants/server.ts'
import type { LimitSubject } from '#server/limits/rate-limits.ts'
import type { AdmittedClaims } from '../admission.ts'

export type Bucket = {
  readonly id: string
  /** Of all files that belong to one thing. */
  readonly maxBytes: number
  /** The condition under which a row of the table may have a file added, by those whose claims it is asked under. */
  readonly table: string
  readonly mayAdd: string
  /** The condition under which the row's files have a public address. */
  readonly isPublic: string
  readonly limit: LimitName
  readonly subjectOf: (claims: AdmittedClaims, ownerId: string) => LimitSubject
}

const CONVERSATION_UPLOADS: Bucket = {
  id: UPLOAD_BUCKET,
  maxBytes: CONVERSATION_UPLOADS_MAX_BYTES,
  table: 'public.conversations',
  mayAdd: "(select auth.role()) = 'anon' or (select app.may('conversations.reply'))",
  // A conversation that was erased takes its files' addresses with it (R12).
  isPublic: 'true',
  limit: 'upload',
  subjectOf: (_claims, ownerId) => ({ conversation: ownerId }),
}

const CONTENT_ATTACHMENTS: Bucket = {
  id: CONTENT_BUCKET,
  maxBytes: CONTENT_FILES_MAX_BYTES,
  table: 'public.content',
  mayAdd: "company_id = (select app.member_company()) and (select app.may('content.edit'))",
  isPublic: "status = 'published' and visibility = 'public'",
  limit: 'contentUpload',
  subjectOf: claims => ({ user: String(claims['sub']) }),
}

export const BUCKETS: readonly Bucket[] = [CONVERSATION_UPLOADS, CONTENT_ATTACHMENTS]
