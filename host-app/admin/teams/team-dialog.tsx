import { TEAM_NAME_LENGTH } from '#contract/constants/desk.ts'
import type { Team } from '#contract/entities/desk.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '../../ui/fields/field.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useFormAction } from '../common/use-form-action.ts'
import { useColleagues } from '../conversations/use-desk.ts'
import styles from './team-dialog.module.css'

type TeamDialogProps = {
  /** Null for a new one. */
  readonly team: Team | null
  readonly onClose: () => void
}

/** A dialog that edits a team's name and members. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
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
