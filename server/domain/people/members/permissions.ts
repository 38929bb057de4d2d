/** Permissions of each role in a company. */
import {
  EDITABLE_ROLES,
  type EditableRole,
  PERMISSIONS,
  type Permission,
} from '#contract/constants/permissions.ts'
import type { RolePermissions } from '#contract/entities/people.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from './audit.ts'
import { withLastManagerGuard } from './with-last-manager-guard.ts'

type Stored = {
  readonly role: EditableRole
  readonly permissions: readonly string[]
  readonly defaults: readonly string[]
}

/** Returns the permissions of every editable role. */
export function listPermissions(database: Database, member: Member): Promise<RolePermissions[]> {
  return database.as(member.claims, query => readRoles(query, EDITABLE_ROLES))
}

/**
 * Sets a role's permissions; audited. Nobody can grant or revoke a permission that they lack. @throws forbidden (403)
 * or manager_needed (409).
 */
export function setPermissions(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  member: Member,
  request: { readonly role: EditableRole; readonly permissions: readonly Permission[] },
): Promise<RolePermissions> {
  const now = new Date(clock.now())
  return withLastManagerGuard(database, member, async query => {
    const [before] = await readRoles(query, [request.role])
    const granted = request.permissions.filter(permission => !before!.permissions.includes(permission))
    const revoked = before!.permissions.filter(permission => !request.permissions.includes(permission))
    refuseBeyond(member, [...granted, ...revoked])
    const [row] = await query<{ id: string }>(
      `insert into public.role_permissions (company_id, role, permissions, updated_at) values ($1, $2, $3, $4)
       on conflict (company_id, role) do update set permissions = excluded.permissions, updated_at = excluded.updated_at
       returning id`,
      [member.companyId, request.role, inOrder(request.permissions), now],
    )
    if (granted.length + revoked.length > 0) {
      const detail = { role: request.role, given: granted, taken: revoked }
      await writeAudit(query, member, { action: 'permissions.changed', targetId: row!.id, detail })
    }
    const [after] = await readRoles(query, [request.role])
    return after!
  })
}

/** Refuses to manage a role that may do more than the member. @throws forbidden (403). */
export async function refuseRoleBeyond(query: Query, member: Member, role: EditableRole): Promise<void> {
  const [{ permissions }] = (await readRoles(query, [role])) as [RolePermissions]
  refuseBeyond(member, permissions)
}

function refuseBeyond(member: Member, permissions: readonly Permission[]): void {
  if (permissions.some(permission => !member.permissions.includes(permission)))
    throw new AppError('forbidden')
}

async function readRoles(query: Query, roles: readonly EditableRole[]): Promise<RolePermissions[]> {
  const rows = await query<Stored>(
    `select given.role, app.default_permissions(given.role) as defaults,
            coalesce(stored.permissions, app.default_permissions(given.role)) as permissions
       from unnest($1::text[]) with ordinality as given (role, place)
       left join public.role_permissions stored
         on stored.role = given.role and stored.company_id = app.member_company()
      order by place`,
    [roles],
  )
  return rows.map(({ role, permissions, defaults }) => ({
    role,
    permissions: inOrder(permissions),
    defaults: inOrder(defaults),
  }))
}

/** Returns the permissions that the product has, each once, in the product's order. */
function inOrder(permissions: readonly string[]): Permission[] {
  return PERMISSIONS.filter(permission => permissions.includes(permission))
}
