import { PERMISSIONS, type Permission } from '#contract/constants/permissions.ts'
import type { RolePermissions } from '#contract/entities/people.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { PERMISSION_LABELS } from '../../common/permission-labels.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ROLE_LABELS } from '../../common/role-labels.ts'
import styles from './permissions-page.module.css'

/** `/admin/settings/permissions`: the permissions of each role. Owners have all of them. */
export function PermissionsPage() {
  useTitle('Permissions')
  const permissions = useApi('listPermissions')
  return (
    <>
      <PageHeader
        title="Permissions"
        lead="What each role can do besides reading conversations. Owners can do everything. Changes apply at once."
      />
      <QueryState query={permissions} label="Loading the permissions">
        {({ roles }) => <PermissionTable roles={roles} />}
      </QueryState>
    </>
  )
}

function PermissionTable({ roles }: { roles: readonly RolePermissions[] }) {
  const set = useApiAction((call, body: { role: RolePermissions['role']; permissions: Permission[] }) =>
    call('setPermissions', { body }),
  )

  function toggle({ role, permissions }: RolePermissions, permission: Permission) {
    const has = permissions.includes(permission)
    const next = has ? permissions.filter(held => held !== permission) : [...permissions, permission]
    set.mutate({ role, permissions: next })
  }

  return (
    <div className={styles['table']}>
      <DataTable
        caption="Permissions by role"
        columns={['Permission', ...roles.map(({ role }) => ROLE_LABELS[role])]}
      >
        {PERMISSIONS.map(permission => (
          <tr key={permission}>
            <td>{PERMISSION_LABELS[permission]}</td>
            {roles.map(held => (
              <td key={held.role} data-label={ROLE_LABELS[held.role]}>
                <input
                  type="checkbox"
                  aria-label={`${ROLE_LABELS[held.role]}: ${PERMISSION_LABELS[permission]}`}
                  checked={held.permissions.includes(permission)}
                  disabled={set.isPending}
                  onChange={() => toggle(held, permission)}
                />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
