import type { MemberRole } from '#contract/entities/account.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { ROLE_LABELS } from '../admin/common/role-labels.ts'
import { PictureFrame } from './picture-frame.tsx'

const PEOPLE: readonly (readonly [string, MemberRole, 'Active' | 'Invited' | 'Suspended', boolean])[] = [
  ['Mara Lind', 'owner', 'Active', true],
  ['Jonas Weber', 'admin', 'Active', true],
  ['Rana Haddad', 'agent', 'Active', false],
  ['Sam Ito', 'viewer', 'Invited', false],
]

/** The company's people and their roles. */
export function PeoplePicture() {
  return (
    <PictureFrame title="People">
      <DataTable caption="People" columns={['Name', 'Role', 'Status']}>
        {PEOPLE.map(([name, role, status, hasSecondFactor]) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-label="Role">{ROLE_LABELS[role]}</td>
            <td data-label="Status">
              {status === 'Active' ? <Badge tone="good">Active</Badge> : <Badge>{status}</Badge>}{' '}
              {hasSecondFactor && <Badge>2FA</Badge>}
            </td>
          </tr>
        ))}
      </DataTable>
    </PictureFrame>
  )
}
