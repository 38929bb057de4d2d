import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Runs a change of rights or people in a transaction, one at a time per company. @throws manager_needed (409) if
 * nobody active would be left who can change permissions, since the company could not undo that itself.
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
