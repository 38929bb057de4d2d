/** Limits of the agents' desk. */

/** How long an action can be undone in its toast, in ms: enough to read it and to reach its button with the keyboard. */
export const UNDO_MS = 10_000
/** Conversations that one bulk call can change. */
export const BULK_MAX = 100
/** Actions that one call can apply to each conversation. */
export const ACTIONS_MAX = 20
/** Characters of a label. */
export const LABEL_LENGTH = 40
/** Labels that a company's settings describe. */
export const LABELS_MAX = 100
/** Characters of a label's description. */
export const LABEL_DESCRIPTION_MAX = 120
/** Colors of labels. Each is readable in both themes. */
export const LABEL_COLORS = ['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'] as const
/** One of `LABEL_COLORS`. */
export type LabelColor = (typeof LABEL_COLORS)[number]
/** Labels offered for selection, the most used first. */
export const LABELS_OFFERED = 200
/** Conversations offered as merge targets, the latest first. */
export const MERGE_TARGETS = 20
/** Characters of a team's name. */
export const TEAM_NAME_LENGTH = 60
/** Priorities, the least urgent first. */
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
