/** Pinned tests: questions with the outcome that they must keep. */
import { z } from 'zod'
import { PINNED_TESTS_MAX } from '#contract/constants/playground.ts'
import { type PinnedTest, pinnedTest } from '#contract/entities/playground.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Options = ParsedRequestOf<'createPinnedTest'>['body']

/** Returns the company's tests, the newest first. */
export function listPinnedTests(database: Database, { claims, companyId }: Member): Promise<PinnedTest[]> {
  return database.as(claims, query => readTests(query, companyId))
}

/**
 * Adds a test.
 * @throws content_not_found (404), test_exists (409), tests_full (409)
 */
export function createPinnedTest(
  { database, clock }: Deps,
  { claims, companyId, userId, fullName }: Member,
  { question, language, expected, content_id }: Options,
): Promise<PinnedTest> {
  const now = new Date(clock.now())
  return saving(() =>
    database.as(claims, async query => {
      await requireContent(query, companyId, content_id)
      const all = await query('select from public.pinned_questions where company_id = $1', [companyId])
      if (all.length >= PINNED_TESTS_MAX) throw new AppError('tests_full')
      const [row] = await query<{ id: string }>(
        `insert into public.pinned_questions (company_id, question, language, expected, content_id, created_by,
           created_by_name, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
        [companyId, question, language, expected, content_id, userId, fullName, now],
      )
      return readTest(query, companyId, row!.id)
    }),
  )
}

/**
 * Replaces a test.
 * @throws test_not_found (404), content_not_found (404), test_exists (409)
 */
export function updatePinnedTest(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  id: string,
  { question, language, expected, content_id }: Options,
): Promise<PinnedTest> {
  return saving(() =>
    database.as(claims, async query => {
      await readTest(query, companyId, id)
      await requireContent(query, companyId, content_id)
      await query(
        `update public.pinned_questions
            set question = $3, language = $4, expected = $5, content_id = $6, updated_at = $7
          where company_id = $1 and id = $2`,
        [companyId, id, question, language, expected, content_id, new Date(clock.now())],
      )
      return readTest(query, companyId, id)
    }),
  )
}

/**
 * Deletes a test.
 * @throws test_not_found (404)
 */
export async function removePinnedTest(
  database: Database,
  { claims, companyId }: Member,
  id: string,
): Promise<void> {
  const removed = await database.as(claims, query =>
    query('delete from public.pinned_questions where company_id = $1 and id = $2 returning id', [
      companyId,
      id,
    ]),
  )
  if (removed.length === 0) throw new AppError('test_not_found')
}

/** Returns all tests of a company, or the one with this id. */
export async function readTests(
  query: Query,
  companyId: string,
  id: string | null = null,
): Promise<PinnedTest[]> {
  const rows = await query(
    `select t.id, t.question, t.language, t.expected, t.created_by_name, t.created_at,
            case when c.id is not null then jsonb_build_object('id', c.id, 'title', d.title, 'status', c.status) end as content
       from public.pinned_questions t
       left join public.content c on c.id = t.content_id
       left join public.content_drafts d on d.id = t.content_id
      where t.company_id = $1 and ($2::uuid is null or t.id = $2)
      order by t.created_at desc, t.id`,
    [companyId, id],
  )
  return z.array(pinnedTest).parse(rows.map(withIsoDates))
}

async function readTest(query: Query, companyId: string, id: string): Promise<PinnedTest> {
  const [test] = await readTests(query, companyId, id)
  if (!test) throw new AppError('test_not_found')
  return test
}

async function requireContent(query: Query, companyId: string, id: string | null): Promise<void> {
  if (id === null) return
  const found = await query('select from public.content where company_id = $1 and id = $2', [companyId, id])
  if (found.length === 0) throw new AppError('content_not_found')
}

async function saving<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const isPinned =
      error instanceof DatabaseError &&
      error.constraint === 'pinned_questions_company_id_question_language_key'
    throw isPinned ? new AppError('test_exists') : error
  }
}
