import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** Impersonations by platform staff, as the tenant sees them. */
export function ImpersonationPicture() {
  return (
    <PictureFrame title="Platform staff access">
      <DataTable caption="Staff access" columns={['Who', 'Reason', 'Access', '']}>
        <tr>
          <td>Lapwing staff</td>
          <td data-label="Reason">Fix the sites that may embed the widget</td>
          <td data-label="Access">
            <Badge tone="warning">Can write</Badge>
          </td>
          <td>
            <Badge>Ended by you</Badge>
          </td>
        </tr>
        <tr>
          <td>Lapwing staff</td>
          <td data-label="Reason">None given</td>
          <td data-label="Access">Read-only</td>
          <td>
            <Badge>Ended</Badge>
          </td>
        </tr>
      </DataTable>
    </PictureFrame>
  )
}
