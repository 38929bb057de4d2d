import { Badge } from '#host-app/shared/ui/badge.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { PictureFrame } from './picture-frame.tsx'

const CHECKS = [
  ['Ids', 'Read the other’s conversation by its id', '404'],
  ['Headers', 'Name the other’s company in a header', 'Own company'],
  ['Sockets', 'Join the other’s room', 'Refused'],
  ['Files', 'Fetch the other’s upload', '404'],
] as const

/** The results of the isolation test, in which the platform tries to access one tenant as another. */
export function IsolationPicture() {
  return (
    <PictureFrame title="Isolation self-test">
      <DataTable caption="Attempts" columns={['Result', 'By', 'Attempt', 'Answer']}>
        {CHECKS.map(([group, title, detail]) => (
          <tr key={title}>
            <td>
              <Badge tone="good">Pass</Badge>
            </td>
            <td data-label="By">{group}</td>
            <td data-label="Attempt">{title}</td>
            <td data-label="Answer">{detail}</td>
          </tr>
        ))}
      </DataTable>
    </PictureFrame>
  )
}
