/** Saved views: filters and sorts under a name. */
import { VIEWS_MAX } from '#contract/constants/lists.ts'
import { type View, view } from '#contract/entities/conversation-list.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
const COLUMNS = Object.keys(view.shape).join(', ')

/** Returns the company's shared views and the member's own, in order. */
export function listViews(database: Database, { claims, companyId }: Member): Promise<View[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.views where company_id = $1 order by position, id limit ${VIEWS_MAX}`,
      [companyId],
    )
    return view.array().parse(rows)
  })
}

/** Creates a view as the last one. @throws views_full (409). */
export function createView(
  { database, clock }: Deps,
  { claims, companyId, userId }: Member,
  { name, is_shared, filter, sort }: ParsedRequestOf<'createView'>['body'],
): Promise<View> {
  return database.as(claims, async query => {
    const [all] = await query<{ count: number; last: number }>(
      'select count(*), coalesce(max(position), 0) as last from public.views where company_id = $1',
      [companyId],
    )
    if (all!.count >= VIEWS_MAX) throw new AppError('views_full')
    const [row] = await query(
      `insert into public.views (company_id, owner_id, is_shared, name, filter, sort, position, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning ${COLUMNS}`,
      [companyId, userId, is_shared, name, filter, sort, all!.last + 1, new Date(clock.now())],
    )
    return view.parse(row)
  })
}

/**
 * Changes a view. Only its owner can make it private.
 * @throws view_not_found (404).
 * @throws forbidden (403) for another member's shared view without `settings.edit`.
 */
export function updateView(
  { database, clock }: Deps,
  actor: Member,
  id: string,
  changes: ParsedRequestOf<'updateView'>['body'],
): Promise<View> {
  return database.as(actor.claims, async query => {
    const before = await requireOwn(query, actor, id)
    const { name, is_shared, filter, sort, position } = { ...before, ...changes }
    if (!is_shared && before.owner_id !== actor.userId) throw new AppError('forbidden')
    const [row] = await query(
      `update public.views set name = $3, is_shared = $4, filter = $5, sort = $6, position = $7, updated_at = $8
        where company_id = $1 and id = $2 returning ${COLUMNS}`,
      [actor.companyId, id, name, is_shared, filter, sort, position, new Date(clock.now())],
    )
    return view.parse(row)
  })
}

/** Removes a view. @throws as `updateView`. */
export function removeView(database: Database, actor: Member, id: string): Promise<void> {
  return database.as(actor.claims, async query => {
    await requireOwn(query, actor, id)
    await query('delete from public.views where company_id = $1 and id = $2', [actor.companyId, id])
  })
}

async function requireOwn(query: Query, actor: Member, id: string): Promise<View> {
  const [row] = await query(`select ${COLUMNS} from public.views where company_id = $1 and id = $2`, [
    actor.companyId,
    id,
  ])
  if (!row) throw new AppError('view_not_found')
  const found = view.parse(row)
  if (found.owner_id !== actor.userId && !actor.permissions.includes('settings.edit'))
    throw new AppError('forbidden')
  return found
}
