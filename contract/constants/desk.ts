/** Limits of the agents' desk. */

/** Conversations that one bulk call can change. */
export const BULK_MAX = 100
/** Actions that one call can apply to each conversation. */
export const ACTIONS_MAX = 20
/** Characters of a label. */
export const LABEL_LENGTH = 40
/** Labels offered for selection, the most used first. */
export const LABELS_OFFERED = 200
/** Conversations offered as merge targets, the latest first. */
export const MERGE_TARGETS = 20
/** Characters of a team's name. */
export const TEAM_NAME_LENGTH = 60
/** Priorities, the least urgent first. */
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
