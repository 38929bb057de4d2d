import { useState } from 'react'
import type { Team } from '#contract/entities/desk.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { useColleagues } from '../conversations/use-desk.ts'
import { TeamDialog } from './team-dialog.tsx'
import styles from './team-row.module.css'

type TeamRowProps = { readonly team: Team; readonly mayEdit: boolean }

/** One team and its buttons. */
export function TeamRow({ team, mayEdit }: TeamRowProps) {
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
