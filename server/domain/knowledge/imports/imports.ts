/** Imports as members handle them: create, add files, start, look at, cancel. The import job does the work. */
import { z } from 'zod'
import { IMPORT_ITEMS_MAX } from '#contract/constants/knowledge.ts'
import { type ContentImport, contentImport, importItem } from '#contract/entities/imports.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const NEWEST = 50
const FAILURES = 200
const SELECT = `
  select i.id, i.kind, i.url, i.type, i.language, i.category_id, i.state, i.error, i.created_by_name, i.created_at,
         i.finished_at, items.total, items.done, items.failed
    from public.imports i
   cross join lateral (
     select count(*) as total, count(*) filter (where t.state = 'done') as done,
            count(*) filter (where t.state = 'failed') as failed
       from public.import_items t where t.import_id = i.id) items`

/** Returns the company's newest imports. */
export async function listImports(
  database: Database,
  { claims, companyId }: Member,
): Promise<ContentImport[]> {
  const rows = await database.as(claims, query =>
    query(`${SELECT} where i.company_id = $1 order by i.created_at desc, i.id limit ${NEWEST}`, [companyId]),
  )
  return z.array(contentImport).parse(rows.map(withIsoDates))
}

/**
 * Returns one import.
 * @throws import_not_found (404)
 */
export function getImport(
  database: Database,
  { claims, companyId }: Member,
  id: string,
): Promise<ResponseOf<'getImport'>> {
  return database.as(claims, async query => {
    const found = await readImport(query, companyId, id)
    const failures = await query(
      `select id, source, state, error, content_id from public.import_items
        where import_id = $1 and state = 'failed' order by position limit ${FAILURES}`,
      [id],
    )
    return { ...found, failures: z.array(importItem).parse(failures) }
  })
}

/**
 * Creates an import of files or of the pages of a sitemap.
 * @throws topic_not_found (404)
 */
export function createImport(
  { database, clock }: Deps,
  member: Member,
  request: ParsedRequestOf<'createImport'>['body'],
): Promise<ContentImport> {
  const { companyId } = member
  const now = new Date(clock.now())
  const url = request.kind === 'sitemap' ? request.url : null
  return database.as(member.claims, async query => {
    if (request.category_id !== null) {
      const category = await query(
        'select from public.content_categories where company_id = $1 and id = $2',
        [companyId, request.category_id],
      )
      if (category.length === 0) throw new AppError('topic_not_found')
    }
    const [row] = await query<{ id: string }>(
      `insert into public.imports (company_id, kind, url, type, language, category_id, state, created_by,
         created_by_name, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        companyId,
        request.kind,
        url,
        request.type,
        request.language,
        request.category_id,
        url === null ? 'open' : 'queued',
        member.userId,
        member.fullName,
        now,
        url === null ? null : now,
      ],
    )
    return readImport(query, companyId, row!.id)
  })
}

/**
 * Adds files to an import. A file whose name it already has is not added again.
 * @throws import_not_found (404), import_closed (409), import_full (409)
 */
export function addImportFiles(
  database: Database,
  { claims, companyId }: Member,
  id: string,
  files: ParsedRequestOf<'addImportFiles'>['body']['files'],
): Promise<ContentImport> {
  return database.as(claims, async query => {
    await lockImport(query, companyId, id, ['open'])
    // Items are not in the audit log; the import itself is.
    await query('update public.imports set state = state where id = $1', [id])
    const { total } = await readImport(query, companyId, id)
    if (total + files.length > IMPORT_ITEMS_MAX) throw new AppError('import_full')
    await query(
      `insert into public.import_items (company_id, import_id, position, source, body)
       select $1, $2, $3 + place, name, text from unnest($4::text[], $5::text[]) with ordinality as file (name, text, place)
       on conflict (import_id, source) do nothing`,
      [companyId, id, total, files.map(({ name }) => name), files.map(({ text }) => text)],
    )
    return readImport(query, companyId, id)
  })
}

/**
 * Starts an import.
 * @throws import_not_found (404), import_closed (409)
 */
export function startImport({ database, clock }: Deps, member: Member, id: string): Promise<ContentImport> {
  return changeState(database, member, id, {
    from: ['open'],
    set: "state = 'queued', due_at = $2",
    at: new Date(clock.now()),
  })
}

/**
 * Cancels an import. Drafts that it has made stay.
 * @throws import_not_found (404), import_closed (409)
 */
export function cancelImport({ database, clock }: Deps, member: Member, id: string): Promise<ContentImport> {
  return changeState(database, member, id, {
    from: ['open', 'queued', 'running'],
    set: "state = 'cancelled', due_at = null, finished_at = $2",
    at: new Date(clock.now()),
  })
}

function changeState(
  database: Database,
  { claims, companyId }: Member,
  id: string,
  { from, set, at }: { readonly from: readonly string[]; readonly set: string; readonly at: Date },
): Promise<ContentImport> {
  return database.as(claims, async query => {
    await lockImport(query, companyId, id, from)
    await query(`update public.imports set ${set} where id = $1`, [id, at])
    return readImport(query, companyId, id)
  })
}

async function lockImport(
  query: Query,
  companyId: string,
  id: string,
  states: readonly string[],
): Promise<void> {
  const [row] = await query<{ state: string }>(
    'select state from public.imports where company_id = $1 and id = $2 for update',
    [companyId, id],
  )
  if (!row) throw new AppError('import_not_found')
  if (!states.includes(row.state)) throw new AppError('import_closed')
}

async function readImport(query: Query, companyId: string, id: string): Promise<ContentImport> {
  const [row] = await query(`${SELECT} where i.company_id = $1 and i.id = $2`, [companyId, id])
  if (!row) throw new AppError('import_not_found')
  return contentImport.parse(withIsoDates(row))
}
