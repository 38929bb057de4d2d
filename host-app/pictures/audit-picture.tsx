import type { AuditEntry } from '#contract/entities/people.ts'
import { AuditTable } from '../admin/settings/access-log/audit-table.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { NOW } from './sample-conversations.ts'

const entry = (
  minutes: number,
  actor_name: string,
  action: string,
  changes: Partial<AuditEntry> = {},
): AuditEntry => ({
  id: `${minutes}`,
  action,
  actor_id: null,
  actor_name,
  impersonation_id: null,
  target_id: null,
  detail: {},
  created_at: new Date(NOW - minutes * 60_000).toISOString(),
  ...changes,
})

const ENTRIES: readonly AuditEntry[] = [
  entry(4, 'Lapwing staff', 'impersonation.ended', { impersonation_id: 'visit' }),
  entry(9, 'Lapwing staff', 'company.changed', {
    impersonation_id: 'visit',
    detail: { reason: 'Fix the sites that may embed the widget' },
  }),
  entry(12, 'Lapwing staff', 'impersonation.begun', {
    impersonation_id: 'visit',
    detail: { reason: 'Fix the sites that may embed the widget' },
  }),
  entry(185, 'Mara Lind', 'invitation.sent', { detail: { email: 'sam@example.com' } }),
]

/** The audit log: who did what for whom. */
export function AuditPicture() {
  return (
    <PictureFrame title="Access log">
      <AuditTable entries={ENTRIES} />
    </PictureFrame>
  )
}
