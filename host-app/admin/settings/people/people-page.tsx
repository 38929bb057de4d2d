import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { PageHeader } from '#host-app/ui/page-header.tsx'
import { useTitle } from '#host-app/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonRow } from './person-row.tsx'

/** `/admin/settings/people`: the company's members and invitations. */
export function PeoplePage() {
  useTitle('People')
  const { member } = useAdmin()
  const [isInviting, setInviting] = useState(false)
  const people = useQuery({ queryKey: queryKeys.people(), queryFn: () => callApi('listPeople') })
  return (
    <>
      <PageHeader title="People" lead="Who answers your customers, and what they can do.">
        <Button look="primary" onClick={() => setInviting(true)}>
          <UserPlus size={16} aria-hidden="true" />
          Invite
        </Button>
      </PageHeader>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      <QueryState query={people} label="Loading people">
        {({ people, invitations }) => (
          <>
            <DataTable caption="People" columns={['Name', 'Role', 'Status', 'Last signed in', '']}>
              {people.map(person => (
                <PersonRow key={person.id} person={person} isSelf={person.id === member.id} />
              ))}
            </DataTable>
            {invitations.length > 0 && (
              <Section title="Open invitations">
                <DataTable caption="Open invitations" columns={['Email', 'Role', 'Expires', '']}>
                  {invitations.map(invitation => (
                    <InvitationRow key={invitation.id} invitation={invitation} />
                  ))}
                </DataTable>
              </Section>
            )}
          </>
        )}
      </QueryState>
    </>
  )
}
