/** The storage buckets: what their files belong to, who may add files, and when a file is public. */
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { CONTENT_BUCKET, CONTENT_FILES_MAX_BYTES } from '#contract/constants/knowledge.ts'
import type { LimitName } from '#contract/constants/limits.ts'
import { CONVERSATION_UPLOADS_MAX_BYTES } from '#contract/constants/server.ts'
import { BRAND_BUCKET, BRAND_FILES_MAX_BYTES } from '#contract/constants/settings.ts'
import type { LimitSubject } from '#server/limits/rate-limits.ts'
import type { AdmittedClaims } from '../admission.ts'

/** One bucket. */
export type Bucket = {
  readonly id: string
  /** Largest size of all files of one owner, in bytes. */
  readonly maxBytes: number
  /**
   * Table of the owners. `mayAdd` is the SQL condition, under the uploader's claims, for adding a file to an owner.
   */
  readonly table: string
  readonly mayAdd: string
  /** SQL condition under which an owner's files have a public URL; null if none ever has. */
  readonly isPublic: string | null
  readonly limit: LimitName
  readonly subjectOf: (claims: AdmittedClaims, ownerId: string) => LimitSubject
}

/** The files that visitors and agents send. */
export const CONVERSATION_UPLOADS: Bucket = {
  id: UPLOAD_BUCKET,
  maxBytes: CONVERSATION_UPLOADS_MAX_BYTES,
  table: 'public.conversations',
  mayAdd: "(select auth.role()) = 'anon' or (select app.may('conversations.reply'))",
  // Erasing a conversation also removes its files' addresses (R12).
  isPublic: 'true',
  limit: 'upload',
  subjectOf: (_claims, ownerId) => ({ conversation: ownerId }),
}

const NOTE_FILES: Bucket = {
  id: NOTE_BUCKET,
  maxBytes: CONVERSATION_UPLOADS_MAX_BYTES,
  table: 'public.conversations',
  mayAdd: "company_id = (select app.member_company()) and (select app.may('conversations.reply'))",
  isPublic: null,
  // Counted for the colleague: a limit of the conversation would tell its visitor that there are such files.
  limit: 'contentUpload',
  subjectOf: claims => ({ user: String(claims['sub']) }),
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

const BRAND_IMAGES: Bucket = {
  id: BRAND_BUCKET,
  maxBytes: BRAND_FILES_MAX_BYTES,
  table: 'public.companies',
  mayAdd: "id = (select app.member_company()) and (select app.may('settings.edit'))",
  isPublic: 'true',
  limit: 'contentUpload',
  subjectOf: claims => ({ user: String(claims['sub']) }),
}

/** All buckets. */
export const BUCKETS: readonly Bucket[] = [
  CONVERSATION_UPLOADS,
  NOTE_FILES,
  CONTENT_ATTACHMENTS,
  BRAND_IMAGES,
]
