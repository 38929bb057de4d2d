import { randomUUID } from 'node:crypto'
import type { ContentType } from '#contract/constants/knowledge.ts'
import type { ContentDetail, ContentFields } from '#contract/entities/content.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { CONTENT_FIELDS, changedFields, contentColumns, contentParameters } from './content-fields.ts'
import { readDetail } from './read-content.ts'
import { slugOf, unusedSlugs } from './slugs.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const EMPTY_FIELDS: Omit<ContentFields, 'slug' | 'title'> = {
  excerpt: '',
  body: '',
  alternate_questions: [],
  category_id: null,
  section_id: null,
  seo_title: '',
  seo_description: '',
  visibility: 'public',
}

/**
 * Creates a draft, either new or as the translation of another article.
 * @throws content_not_found (404) if the article to translate does not exist; translation_exists (409); slug_taken
 * (409) for a slug in the request; topic_not_found (404); content_too_complex (422).
 */
export function createContent(
  { database, clock }: Deps,
  member: Member,
  given: ParsedRequestOf<'createContent'>['body'],
): Promise<ContentDetail> {
  const now = new Date(clock.now())
  return database
    .as(member.claims, async query =>
      readDetail(query, member.companyId, await beginContent(query, member, given, now)),
    )
    .catch((error: unknown) => {
      throw refusal(error)
    })
}

/**
 * Inserts a draft and returns its id.
 * @throws content_not_found (404), topic_not_found (404), content_too_complex (422)
 */
export async function beginContent(
  query: Query,
  { companyId, fullName }: Member,
  { type, language, translation_of: original, ...given }: ParsedRequestOf<'createContent'>['body'],
  now: Date,
): Promise<string> {
  const group = original === undefined ? randomUUID() : await groupOf(query, companyId, original)
  const wanted = given.slug ?? slugOf(given.title, type)
  const [slug = wanted] = given.slug === undefined ? await unusedSlugs(query, companyId, [wanted]) : []
  const fields = await changedFields(
    query,
    companyId,
    { ...EMPTY_FIELDS, title: given.title, slug },
    { ...given, slug },
  )
  const id = randomUUID()
  await insertDraft(query, { id, companyId, type, language, group, fields, now })
  await query('update public.content_drafts set updated_by_name = $2 where id = $1', [id, fullName])
  return id
}

type NewContent = {
  readonly id: string
  readonly companyId: string
  readonly type: ContentType
  readonly language: string
  /** The same for all translations of an article. */
  readonly group: string
  readonly fields: ContentFields
  readonly now: Date
}

/** Inserts an unpublished article. The database creates its draft. */
async function insertDraft(
  query: Query,
  { id, companyId, type, language, group, fields, now }: NewContent,
): Promise<void> {
  await query(
    `insert into public.content (id, company_id, type, language, translation_group, created_at, updated_at, status,
       ${contentColumns()})
     values ($1, $2, $3, $4, $5, $6, $6, 'draft', ${CONTENT_FIELDS.map((_, index) => `$${index + 7}`).join(', ')})`,
    [id, companyId, type, language, group, now, ...contentParameters(fields)],
  )
}

async function groupOf(query: Query, companyId: string, original: string): Promise<string> {
  const [row] = await query<{ group: string }>(
    'select translation_group as "group" from public.content where company_id = $1 and id = $2',
    [companyId, original],
  )
  if (!row) throw new AppError('content_not_found')
  return row.group
}

function refusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.constraint === 'one_row_a_language') return new AppError('translation_exists')
  return error.constraint === 'one_slug_a_company' ? new AppError('slug_taken') : error
}
