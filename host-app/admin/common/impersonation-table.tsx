import type { Impersonation } from '#contract/entities/platform.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { When } from './when.tsx'

/** A table of impersonations by platform staff, newest first. Running ones can be ended. */
export function ImpersonationTable({
  impersonations,
}: {
  readonly impersonations: readonly Impersonation[]
}) {
  const { member } = useAdmin()
  const end = useApiAction((call, id: string) => call('endImpersonation', { params: { id } }), {
    done: 'Access ended',
  })
  if (impersonations.length === 0) return <p>None of our staff has been here.</p>
  return (
    <DataTable caption="Staff access" columns={['Who', 'Reason', 'Access', 'When', '']}>
      {impersonations.map(visit => {
        const state = impersonationState(visit, Date.now())
        return (
          <tr key={visit.id}>
            <td>{visit.staff_name}</td>
            <td data-label="Reason">{visit.reason ?? 'None given'}</td>
            <td data-label="Access">
              {visit.can_write ? <Badge tone="warning">Can write</Badge> : 'Read-only'}
            </td>
            <td data-label="When">
              <When at={visit.created_at} />
            </td>
            <td>
              {state === 'running' && member.permissions.includes('people.manage') ? (
                <Button size="small" busy={end.isPending} onClick={() => end.mutate(visit.id)}>
                  End now
                </Button>
              ) : (
                <Badge>{state === 'ended' ? `Ended by ${visit.ended_by}` : STATE_LABELS[state]}</Badge>
              )}
            </td>
          </tr>
        )
      })}
    </DataTable>
  )
}

const STATE_LABELS = { running: 'Active', unused: 'Not started', over: 'Ended' } as const

/** `unused`: nobody used its link; `over`: its hour has passed; `ended`: somebody ended it early. */
type ImpersonationState = 'running' | 'ended' | 'unused' | 'over'

/** Returns the state of an impersonation at `now`, in milliseconds since the epoch. */
export function impersonationState(
  { ended_at, redeemed_at, expires_at }: Pick<Impersonation, 'ended_at' | 'redeemed_at' | 'expires_at'>,
  now: number,
): ImpersonationState {
  if (ended_at !== null) return 'ended'
  if (redeemed_at === null) return 'unused'
  return Date.parse(expires_at) > now ? 'running' : 'over'
}
