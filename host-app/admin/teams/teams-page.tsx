import { UserRoundPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { TEAM_NAME_LENGTH } from '#contract/constants/desk.ts'
import type { Team } from '#contract/entities/desk.ts'
import { callApi } from '../../shared/api/call-api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { FormDialog } from '../../shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '../../shared/ui/fields/field.tsx'
import { SkeletonRows } from '../../shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { useTitle } from '../../shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { useFormAction } from '../common/use-form-action.ts'
import { useColleagues, useTeams } from '../conversations/use-desk.ts'
import styles from './teams-page.module.css'

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

type TeamRowProps = { readonly team: Team; readonly mayEdit: boolean }

/** One team and its buttons. */
function TeamRow({ team, mayEdit }: TeamRowProps) {
  const { id, name, member_ids } = team
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const colleagues = useColleagues()
  const remove = useAdminAction({
    act: () => callApi('removeTeam', { params: { id } }),
    done: `The team ${name} was removed`,
    changes: queryKeys.teams(),
  })
  const close = () => setDialog(null)
  const names = (colleagues.data ?? [])
    .filter(person => member_ids.includes(person.id))
    .map(({ full_name }) => full_name)

  return (
    <tr>
      <td className={styles['name']} dir="auto">
        {name}
      </td>
      <td data-label="People">{names.length > 0 ? names.join(', ') : 'Nobody yet'}</td>
      <td>
        {mayEdit && (
          <div className={styles['actions']}>
            <Button size="small" aria-label={`Edit ${name}`} onClick={() => setDialog('edit')}>
              Edit
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${name}`}
              onClick={() => setDialog('remove')}
            >
              Remove
            </Button>
          </div>
        )}
        {dialog === 'edit' && <TeamDialog team={team} onClose={close} />}
        {dialog === 'remove' && (
          <FormDialog
            title={`Remove the team ${name}?`}
            action="Remove"
            isFinal
            busy={remove.isPending}
            error={null}
            onSubmit={() => remove.mutate(undefined, { onSuccess: close })}
            onClose={close}
          >
            <p>Its conversations stay, without a team. Nobody is removed from the company.</p>
          </FormDialog>
        )}
      </td>
    </tr>
  )
}

type TeamDialogProps = {
  /** Null for a new one. */
  readonly team: Team | null
  readonly onClose: () => void
}

/** A dialog that edits a team's name and members. */
function TeamDialog({ team, onClose }: TeamDialogProps) {
  const colleagues = useColleagues()
  const save = useFormAction({
    act(fields: FormData) {
      // Suspended members are not shown, but stay in the team.
      const away = team?.member_ids.filter(id => !colleagues.data?.some(person => person.id === id)) ?? []
      const member_ids = [...fields.getAll('member').map(String), ...away]
      const body = { name: String(fields.get('name')), member_ids }
      return team ? callApi('updateTeam', { params: { id: team.id }, body }) : callApi('createTeam', { body })
    },
    done: ({ name }) => `The team ${name} was saved`,
    changes: queryKeys.teams(),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={team ? `The team ${team.name}` : 'New team'}
      action="Save"
      {...save}
      busy={save.busy || !colleagues.data}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={TEAM_NAME_LENGTH}
        defaultValue={team?.name}
        autoComplete="off"
      />
      <QueryState query={colleagues} label="Loading your colleagues">
        {people => (
          <fieldset className={styles['people']}>
            <legend>People</legend>
            {people.map(({ id, full_name }) => (
              <Checkbox
                key={id}
                name="member"
                value={id}
                label={full_name}
                defaultChecked={team?.member_ids.includes(id)}
              />
            ))}
          </fieldset>
        )}
      </QueryState>
    </FormDialog>
  )
}
