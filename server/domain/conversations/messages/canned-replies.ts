/** Canned replies: texts that agents insert by a shortcut. */
import { type CannedReply, cannedReply } from '#contract/entities/thread-tools.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { refuseViolation } from '../../refuse-violation.ts'
import { withIsoDates } from '../rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
const REFUSALS = { one_shortcut: 'shortcut_taken' } as const

type Options = ParsedRequestOf<'createCannedReply'>['body']
type Owned = { readonly owner_id: string | null }

const COLUMNS = Object.keys(cannedReply.shape).join(', ')
const toReply = (row: Row): CannedReply => cannedReply.parse(withIsoDates(row))

/** Returns the shared canned replies and the member's own, by shortcut. */
export function listCannedReplies(database: Database, { claims, companyId }: Member): Promise<CannedReply[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.canned_replies where company_id = $1 order by lower(shortcut), id`,
      [companyId],
    )
    return rows.map(toReply)
  })
}

/**
 * Creates a canned reply.
 * @throws forbidden (403) for a shared one without `settings.edit`.
 * @throws shortcut_taken (409).
 */
export function createCannedReply(
  { database, clock }: Deps,
  actor: Member,
  { shortcut, content, is_shared }: Options,
): Promise<CannedReply> {
  const owner = is_shared ? null : actor.userId
  requireRight(actor, { owner_id: owner })
  return database
    .as(actor.claims, async query => {
      const [row] = await query(
        `insert into public.canned_replies (company_id, owner_id, shortcut, content, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5) returning ${COLUMNS}`,
        [actor.companyId, owner, shortcut, content, new Date(clock.now())],
      )
      return toReply(row!)
    })
    .catch(refuseViolation(REFUSALS))
}

/**
 * Changes a canned reply.
 * @throws canned_reply_not_found (404) or shortcut_taken (409).
 * @throws forbidden (403) if it's shared, or becomes shared, without `settings.edit`.
 */
export function updateCannedReply(
  { database, clock }: Deps,
  actor: Member,
  id: string,
  { shortcut, content, is_shared }: Options,
): Promise<CannedReply> {
  const owner = is_shared ? null : actor.userId
  return database
    .as(actor.claims, async query => {
      requireRight(actor, await find(query, id))
      requireRight(actor, { owner_id: owner })
      const [row] = await query(
        `update public.canned_replies set owner_id = $2, shortcut = $3, content = $4, updated_at = $5
          where id = $1 returning ${COLUMNS}`,
        [id, owner, shortcut, content, new Date(clock.now())],
      )
      return toReply(row!)
    })
    .catch(refuseViolation(REFUSALS))
}

/**
 * Removes a canned reply.
 * @throws canned_reply_not_found (404).
 * @throws forbidden (403) for a shared one without `settings.edit`.
 */
export function removeCannedReply(database: Database, actor: Member, id: string): Promise<void> {
  return database.as(actor.claims, async query => {
    requireRight(actor, await find(query, id))
    await query('delete from public.canned_replies where id = $1', [id])
  })
}

/** Returns who owns a canned reply; null for a shared one. Row-level security hides other members' own replies. */
async function find(query: Query, id: string): Promise<Owned> {
  const [row] = await query<Owned>('select owner_id from public.canned_replies where id = $1', [id])
  if (!row) throw new AppError('canned_reply_not_found')
  return row
}

function requireRight({ permissions }: Member, { owner_id }: Owned): void {
  if (owner_id === null && !permissions.includes('settings.edit')) throw new AppError('forbidden')
}
