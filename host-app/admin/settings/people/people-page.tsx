import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { EDITABLE_ROLES, type EditableRole } from '#contract/constants/permissions.ts'
import type { Invitation } from '#contract/entities/people.ts'
import { useApi, useApiAction, useApiForm } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { formatDate } from '../../common/format.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ROLE_LABELS } from '../../common/role-labels.ts'
import { Section } from '../../common/section.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import styles from './person-row.module.css'
import { PersonRow } from './person-row.tsx'

const MAIL_PROBLEMS = {
  delayed: 'The invitation email hasn’t gone out yet. It is tried again until the invitation expires.',
  refused: 'Its email was refused. Withdraw the invitation, and invite the right address.',
} as const

/** `/admin/settings/people`: the company's members and invitations. */
export function PeoplePage() {
  useTitle('People')
  const { member } = useAdmin()
  const [isInviting, setInviting] = useState(false)
  const people = useApi('listPeople')
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

/** Invites a colleague by email. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useApiForm(
    (call, fields: FormData) =>
      call('createInvitation', {
        body: { email: String(fields.get('email')), role: fields.get('role') as EditableRole },
      }),
    { done: ({ email }) => `An invitation is on its way to ${email}`, onDone: onClose },
  )
  return (
    <FormDialog title="Invite somebody" action="Send invitation" {...invite} onClose={onClose}>
      <Field label="Email" name="email" type="email" autoComplete="off" required maxLength={254} />
      <Select
        label="Role"
        name="role"
        defaultValue="agent"
        hint="Agents answer, viewers read, admins also change settings."
      >
        {EDITABLE_ROLES.map(role => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}

/** An invitation that nobody has accepted yet. */
function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, role, expires_at, mail_problem } = invitation
  const params = { id }
  const resend = useApiAction(call => call('resendInvitation', { params }), { done: `Resent to ${email}` })
  const [askToWithdraw, withdrawalDialog] = useRemoval({
    act: call => call('revokeInvitation', { params }),
    ask: () => ({
      title: `Withdraw the invitation of ${email}?`,
      action: 'Withdraw',
      text: 'The link in their email stops working.',
    }),
    done: 'Invitation withdrawn',
  })
  return (
    <tr>
      <td>
        {email}
        {mail_problem && <span className={styles['problem']}>{MAIL_PROBLEMS[mail_problem]}</span>}
      </td>
      <td data-label="Role">{ROLE_LABELS[role]}</td>
      <td data-label="Expires">{formatDate(expires_at)}</td>
      <td>
        <div className={styles['actions']}>
          <Button size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
            Resend
          </Button>
          <Button size="small" look="quiet" onClick={() => askToWithdraw()}>
            Withdraw
          </Button>
        </div>
        {withdrawalDialog}
      </td>
    </tr>
  )
}
