import {
  EDITABLE_ROLES,
  type EditableRole,
  PERMISSIONS,
  type Permission,
} from '#contract/constants/permissions.ts'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { PERMISSION_LABELS } from '../admin/common/permission-labels.ts'
import { ROLE_LABELS } from '../admin/common/role-labels.ts'
import { PictureFrame } from './picture-frame.tsx'

const GRANTED: Readonly<Record<EditableRole, readonly Permission[]>> = {
  admin: PERMISSIONS,
  agent: ['conversations.reply'],
  viewer: ['audit.view'],
}

/** Each role's permissions, as one company has set them. */
export function PermissionsPicture() {
  return (
    <PictureFrame title="Permissions">
      <DataTable
        caption="Permissions by role"
        columns={['Permission', ...EDITABLE_ROLES.map(role => ROLE_LABELS[role])]}
      >
        {PERMISSIONS.map(permission => (
          <tr key={permission}>
            <td>{PERMISSION_LABELS[permission]}</td>
            {EDITABLE_ROLES.map(role => (
              <td key={role} data-label={ROLE_LABELS[role]}>
                <input
                  type="checkbox"
                  aria-label={`${ROLE_LABELS[role]}: ${PERMISSION_LABELS[permission]}`}
                  checked={GRANTED[role].includes(permission)}
                  readOnly
                />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </PictureFrame>
  )
}
