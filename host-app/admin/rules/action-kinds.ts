/** The editor's options for each action of a rule. */
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { PRIORITY_LABELS } from '../common/priority-labels.ts'
import type { Targets } from './use-targets.ts'

type Kind = { readonly label: string; readonly first: DeskAction }

/** Each action's label, and its initial value. */
export const ACTION_KINDS: Readonly<Record<DeskAction['type'], Kind>> = {
  assign: { label: 'Assign to', first: { type: 'assign', assignee_id: null } },
  'assign-team': { label: 'Assign to team', first: { type: 'assign-team', team_id: null } },
  'add-label': { label: 'Add label', first: { type: 'add-label', label: '' } },
  'remove-label': { label: 'Remove label', first: { type: 'remove-label', label: '' } },
  'set-priority': { label: 'Set priority', first: { type: 'set-priority', priority: 'high' } },
  resolve: { label: 'Resolve', first: { type: 'resolve' } },
  reopen: { label: 'Reopen', first: { type: 'reopen' } },
  snooze: { label: 'Snooze', first: { type: 'snooze', minutes: 60 } },
  reply: { label: 'Reply automatically', first: { type: 'reply', content: '' } },
  note: { label: 'Add a note', first: { type: 'note', content: '' } },
}

/** Describes an action, such as `Add label “refund”`. */
export function describeAction(
  action: DeskAction,
  { people, teams }: Pick<Targets, 'people' | 'teams'>,
): string {
  const { label } = ACTION_KINDS[action.type]
  switch (action.type) {
    case 'assign':
      return action.assignee_id === null
        ? 'Remove assignee'
        : `${label} ${people.get(action.assignee_id) ?? 'a removed person'}`
    case 'assign-team':
      return action.team_id === null
        ? 'Remove team'
        : `${label} ${teams.get(action.team_id) ?? 'that was removed'}`
    case 'add-label':
    case 'remove-label':
      return `${label} “${action.label}”`
    case 'set-priority':
      return `${label} to ${PRIORITY_LABELS[action.priority]}`
    case 'snooze':
      return `${label} for ${minutesText(action.minutes)}`
    case 'reply':
    case 'note':
      return `${label}: “${action.content}”`
    case 'resolve':
    case 'reopen':
      return label
  }
}

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** Returns a number of minutes in the largest unit that needs no fraction, such as `3 days`. */
function minutesText(minutes: number): string {
  const [unit, length] = UNITS.find(([, each]) => minutes % each === 0)!
  const count = minutes / length
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
