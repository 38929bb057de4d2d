import { Users } from 'lucide-react'
import { TEAM_NAME_LENGTH } from '#contract/constants/desk.ts'
import type { Team } from '#contract/entities/desk.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '#host-app/shared/ui/fields/field.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { RecordList } from '../common/record-list.tsx'
import { useColleagues, useTeams } from '../common/use-desk.ts'
import styles from './teams-page.module.css'

/** `/admin/settings/teams`: the teams to which conversations can be assigned. */
export function TeamsPage() {
  const { permissions } = useAdmin()
  const colleagues = useColleagues()
  const namesOf = ({ member_ids }: Team) =>
    (colleagues.data ?? []).filter(({ id }) => member_ids.includes(id)).map(({ full_name }) => full_name)
  return (
    <RecordList
      title="Teams"
      noun="team"
      lead="Assign a conversation to a team, and whoever is free takes it."
      query={useTeams()}
      empty={{
        icon: <Users size={20} aria-hidden="true" />,
        text: 'Teams appear here, so that a question about an invoice reaches the people who know invoices.',
      }}
      mayAdd={permissions.includes('settings.edit')}
      permission="settings.edit"
      columns={['Name', 'People']}
      nameOf={({ name }) => name}
      cells={team => [team.name, namesOf(team).join(', ') || 'Nobody yet']}
      editor={(team, onClose) => <TeamDialog team={team} onClose={onClose} />}
      removal={{
        act: (call, { id }) => call('removeTeam', { params: { id } }),
        text: 'Its conversations stay, without a team. Nobody is removed from the company.',
      }}
    />
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
  const save = useApiForm(
    (call, fields: FormData) => {
      // Suspended members are not shown, but stay in the team.
      const away = team?.member_ids.filter(id => !colleagues.data?.some(person => person.id === id)) ?? []
      const member_ids = [...fields.getAll('member').map(String), ...away]
      const body = { name: String(fields.get('name')), member_ids }
      return team ? call('updateTeam', { params: { id: team.id }, body }) : call('createTeam', { body })
    },
    { done: 'Team saved', onDone: onClose },
  )
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
