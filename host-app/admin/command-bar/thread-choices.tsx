import { PRIORITIES } from '#contract/constants/desk.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { hasLabel } from '#core/labels.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import type { OtherCommand } from '../commands/command-table.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useColleagues, useLabels, useTeams } from '../common/use-desk.ts'
import { snoozeChoices } from '../conversations/actions/snooze-choices.ts'
import { useActions } from '../conversations/actions/use-actions.ts'
import { sendsReply } from '../conversations/composer/suggestions/macro-actions.tsx'
import { useApplyMacro, useMacros } from '../conversations/composer/suggestions/use-macros.ts'

type ThreadChoicesProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
}

/** Adds each choice of the thread's menus, such as "Assign to Dana", and each macro to the command bar. */
export function ThreadChoices({ conversation, memberId }: ThreadChoicesProps) {
  const { assign, assignTeam, setPriority, snooze, toggleLabel } = useActions(conversation, memberId)
  const colleagues = useColleagues().data ?? []
  const teams = useTeams().data ?? []
  const labels = useLabels().data ?? []
  const macros = useMacros()
  const apply = useApplyMacro(conversation.id)
  const { assignee_id, team_id, priority, tags, status } = conversation

  const choice = (id: OtherCommand['id'], title: string, run: () => void): OtherCommand => {
    return { id, group: 'Conversation', title, run }
  }
  function snoozeUntil(wanted: string): void {
    const until = snoozeChoices(systemClock.now()).find(({ id }) => id === wanted)
    if (until) snooze(until.at)
  }

  useCommands([
    ...colleagues
      .filter(({ id, may_reply }) => may_reply && id !== assignee_id && id !== memberId)
      .map(({ id, full_name }) => choice(`assign:${id}`, `Assign to ${full_name}`, () => assign(id))),
    assignee_id !== null && choice('assign:nobody', 'Assign to nobody', () => assign(null)),
    ...teams
      .filter(({ id }) => id !== team_id)
      .map(({ id, name }) => choice(`team:${id}`, `Assign to the team ${name}`, () => assignTeam(id))),
    team_id !== null && choice('team:none', 'Assign to no team', () => assignTeam(null)),
    ...PRIORITIES.filter(each => each !== priority).map(each =>
      choice(`priority:${each}`, `Priority: ${each}`, () => setPriority(each)),
    ),
    ...(status === 'resolved' ? [] : snoozeChoices(systemClock.now())).map(({ id, label }) =>
      choice(`snooze:${id}`, `Snooze: ${label}`, () => snoozeUntil(id)),
    ),
    ...tags.map(label => choice(`label:${label}`, `Remove the label ${label}`, () => toggleLabel(label))),
    ...labels
      .filter(({ label }) => !hasLabel(tags, label))
      .map(({ label }) => choice(`label:${label}`, `Add the label ${label}`, () => toggleLabel(label))),
    ...(macros.data ?? []).map(macro =>
      choice(
        `macro:${macro.id}`,
        `Apply macro: ${macro.name}${sendsReply(macro) ? ' (sends to the customer)' : ''}`,
        () => apply(macro),
      ),
    ),
  ])
  return null
}
