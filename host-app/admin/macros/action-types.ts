import type { DeskAction } from '#contract/entities/desk-action.ts'

/** The type of an action. */
export type ActionType = DeskAction['type']

/** Labels of the actions of a macro, in menu order. */
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

/** Returns the initial action of a type. */
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
