import { UserRound, Users, UserX } from 'lucide-react'
import type { RefObject } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { PickList, type PickOption } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useColleagues, useTeams } from '../../common/use-desk.ts'
import styles from '../thread/thread-menus.module.css'
import type { useActions } from './use-actions.ts'

type AssignMenuProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
  readonly actions: Pick<ReturnType<typeof useActions>, 'assign' | 'assignTeam'>
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

/** Shows the assignee, and a menu that assigns the conversation to a person or a team. */
export function AssignMenu(props: AssignMenuProps) {
  const { conversation, memberId, buttonRef } = props
  const { assignee_id, assignee_name, team_id } = conversation
  const team = useTeams().data?.find(({ id }) => id === team_id)
  const person = assignee_id === memberId ? 'You' : assignee_name
  const holder = [person, team?.name].filter(Boolean).join(' · ')
  return (
    <Popover
      label="Assign the conversation"
      buttonRef={buttonRef}
      shortcuts={keyShortcuts('assign')}
      button={
        <>
          <UserRound size={13} aria-hidden="true" />
          <span className="visually-hidden">Assigned to: </span>
          <span className={styles['holder']}>{holder || 'Nobody'}</span>
        </>
      }
    >
      {close => <AssignList {...props} onClose={close} />}
    </Popover>
  )
}

function AssignList({ conversation, memberId, actions, onClose }: AssignMenuProps & { onClose: () => void }) {
  const colleagues = useColleagues()
  const teams = useTeams()
  const { assignee_id, team_id } = conversation
  const picks = [
    ...(colleagues.data ?? [])
      .filter(({ id, may_reply }) => may_reply || id === assignee_id)
      .sort((a, b) => Number(b.id === memberId) - Number(a.id === memberId))
      .map(({ id, full_name }) => ({
        id,
        group: 'People',
        label: full_name,
        ...(id === memberId && { detail: 'You' }),
        isChosen: id === assignee_id,
        run: () => actions.assign(id),
      })),
    ...(assignee_id === null ? [] : [nobody('People', 'Nobody', () => actions.assign(null))]),
    ...(teams.data ?? []).map(({ id, name }) => ({
      id,
      group: 'Teams',
      label: name,
      icon: <Users size={14} aria-hidden="true" />,
      isChosen: id === team_id,
      run: () => actions.assignTeam(id),
    })),
    ...(team_id === null ? [] : [nobody('Teams', 'No team', () => actions.assignTeam(null))]),
  ] satisfies readonly (PickOption & { run: () => void })[]
  const failure = colleagues.error ?? teams.error
  return (
    <PickList
      label="Assign to…"
      options={picks}
      note={failure ? errorText(failure) : colleagues.isPending ? 'Loading your colleagues…' : undefined}
      onPick={({ id, isChosen }) => {
        if (!isChosen) picks.find(pick => pick.id === id)?.run()
        onClose()
      }}
    />
  )
}

function nobody(group: string, label: string, run: () => void) {
  return { id: label, group, label, icon: <UserX size={14} aria-hidden="true" />, isChosen: false, run }
}
