import { UserRoundPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useTeams } from '../conversations/use-desk.ts'
import { TeamDialog } from './team-dialog.tsx'
import { TeamRow } from './team-row.tsx'

/** `/admin/settings/teams`: the teams to which conversations can be assigned. */
export function TeamsPage() {
  useTitle('Teams')
  const { permissions } = useAdmin()
  const mayEdit = permissions.includes('settings.edit')
  const [isAdding, setAdding] = useState(false)
  const teams = useTeams()
  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      <UserRoundPlus size={16} aria-hidden="true" />
      New team
    </Button>
  )
  return (
    <>
      <PageHeader title="Teams" lead="Assign a conversation to a team, and whoever is free takes it.">
        {mayEdit && add}
      </PageHeader>
      <ReadOnlyNote permission="settings.edit" />
      {isAdding && <TeamDialog team={null} onClose={() => setAdding(false)} />}
      <QueryState query={teams} label="Loading teams" skeleton={<SkeletonRows />}>
        {all =>
          all.length === 0 ? (
            <Notice
              icon={<Users size={20} aria-hidden="true" />}
              text="Teams appear here, so that a question about an invoice reaches the people who know invoices."
            >
              {mayEdit && <Button onClick={() => setAdding(true)}>Create the first team</Button>}
            </Notice>
          ) : (
            <DataTable caption="Teams" columns={['Name', 'People', '']}>
              {all.map(team => (
                <TeamRow key={team.id} team={team} mayEdit={mayEdit} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
  )
}
