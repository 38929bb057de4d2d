import type { DeskAction } from '#contract/entities/desk-action.ts'

export type ActionType = DeskAction['type']

/** The changes that a macro can make, by what they are called, in the order in which they are offered. */
export const ACTION_LABELS: Readonly<Record<ActionType, string>> = {
  reply: 'Send a reply',
  note: 'Add a note',
  assign: 'Assign to a person',
  'assign-team': 'Assign to a team',
  'add-label': 'Add a label',
  'remove-label': 'Remove a label',
  'set-priority': 'Set the priority',
  snooze: 'Snooze',
  resolve: 'Resolve',
  reopen: 'Reopen',
}

const DAY_MINUTES = 24 * 60

/** How a change of a type begins. */
export function newAction(type: ActionType): DeskAction {
  switch (type) {
    case 'reply':
    case 'note':
      return { type, content: '' }
    case 'assign':
      return { type, assignee_id: null }
    case 'assign-team':
      return { type, team_id: null }
    case 'add-label':
    case 'remove-label':
      return { type, label: '' }
    case 'set-priority':
      return { type, priority: 'high' }
    case 'snooze':
      return { type, minutes: DAY_MINUTES }
    case 'resolve':
    case 'reopen':
      return { type }
  }
}
