import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#contract/entities/people.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { Notice } from '#host-app/ui/notice.tsx'
import { formatDate } from '../../common/format.ts'
import styles from './audit-table.module.css'
import { auditText } from './audit-text.ts'

/** Entries of the audit log. Those by platform staff for the tenant are marked. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0)
    return (
      <Notice icon={<ScrollText size={20} aria-hidden="true" />} text="What people change appears here." />
    )
  return (
    <DataTable caption="Activity" columns={['When', 'Who', 'What']}>
      {entries.map(entry => (
        <tr key={entry.id}>
          <td data-label="When" className={styles['when']}>
            {formatDate(entry.created_at)}
          </td>
          <td data-label="Who">
            {entry.actor_name ?? 'A visitor'}{' '}
            {entry.impersonation_id !== null && <Badge tone="warning">as your workspace</Badge>}
          </td>
          <td data-label="What">{auditText(entry)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
