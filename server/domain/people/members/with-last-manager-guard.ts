import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Changes rights or people of the member's company in a transaction, one such change at a time. Throws `manager_needed`
 * when it would leave nobody active who can change permissions: the company could never undo that by itself.
 */
export function withLastManagerGuard<T>(
  database: Database,
  { claims, companyId }: Member,
  change: (query: Query) => Promise<T>,
): Promise<T> {
  return database.as(claims, async query => {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`managers:${companyId}`])
    const hadManager = await hasManager(query, companyId)
    const changed = await change(query)
    if (hadManager && !(await hasManager(query, companyId))) throw new AppError('manager_needed')
    return changed
  })
}

async function hasManager(query: Query, companyId: string): Promise<boolean> {
  const managers = await query(
    `select from public.profiles p
       left join public.role_permissions r on r.company_id = p.company_id and r.role = p.role
      where p.company_id = $1 and p.status = 'active' and (
        p.role in ('owner', 'staff')
        or 'permissions.manage' = any (coalesce(r.permissions, app.default_permissions(p.role))))
      limit 1`,
    [companyId],
  )
  return managers.length > 0
}
