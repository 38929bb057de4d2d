/** Ids of scratch tenants. No random id of a real row begins like them. */
import { randomBytes } from 'node:crypto'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { eraseConversation } from '../../conversations/visitors/erase-conversation.ts'
import type { IsolationDeps } from './doors.ts'

const PREFIX = '15014710-7e57-4000-8000-'
const FIRST = `${PREFIX}000000000000`
const LAST = `${PREFIX}ffffffffffff`
/** Age from which test data was left behind by a process that died, in ms. No run takes that long. */
const LEFT_AFTER_MS = 10 * 60_000

/** Returns an id for a scratch company or person. */
export function scratchId(): string {
  return PREFIX + randomBytes(6).toString('hex')
}

/** Deletes these scratch companies and people with everything they own. */
export async function removeScratch(
  deps: IsolationDeps,
  companyIds: readonly string[],
  personIds: readonly string[],
): Promise<void> {
  await eraseConversations(deps, companyIds)
  await deps.database.as(JOB_CLAIMS, query =>
    query('delete from public.companies where id = any($1) and id between $2 and $3', [
      companyIds,
      FIRST,
      LAST,
    ]),
  )
  await deps.database.asOwner(query =>
    query('delete from auth.users where id = any($1) and id between $2 and $3', [personIds, FIRST, LAST]),
  )
}

/** Deletes what interrupted runs left behind. */
export async function removeLeftScratch(deps: IsolationDeps): Promise<void> {
  const { database, clock } = deps
  const before = new Date(clock.now() - LEFT_AFTER_MS)
  const companies = await oldIds(database, 'public.companies', before)
  const people = await oldIds(database, 'auth.users', before)
  if (companies.length > 0 || people.length > 0) await removeScratch(deps, companies, people)
}

async function oldIds(
  database: Database,
  table: 'public.companies' | 'auth.users',
  before: Date,
): Promise<string[]> {
  const rows = await database.asOwner(query =>
    query<{ id: string }>(`select id from ${table} where id between $1 and $2 and created_at < $3`, [
      FIRST,
      LAST,
      before,
    ]),
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes the conversations with their files. One that cannot be deleted goes with its company, and the file sweep
 * finds its files.
 */
async function eraseConversations(deps: IsolationDeps, companyIds: readonly string[]): Promise<void> {
  const conversations = await deps.database.as(JOB_CLAIMS, query =>
    query<{ id: string; company_id: string }>(
      'select id, company_id from public.conversations where company_id = any($1)',
      [companyIds],
    ),
  )
  for (const { id, company_id } of conversations)
    await eraseConversation(deps, { kind: 'visitor', companyId: company_id, conversationId: id }, id).catch(
      (error: unknown) => deps.log.error({ error, conversationId: id }, 'a scratch conversation stayed'),
    )
}
