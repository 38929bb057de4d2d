/** Numbers of the agents' desk. */

/** Conversations that one call changes at the most. */
export const BULK_MAX = 100
/** Actions that one call does to each of them. */
export const ACTIONS_MAX = 20
/** Characters a label may have. */
export const LABEL_LENGTH = 40
/** Labels that are offered, the most used first. */
export const LABELS_OFFERED = 200
/** Conversations of a customer that one can be merged into, the latest first. */
export const MERGE_TARGETS = 20
/** Characters a team's name may have. */
export const TEAM_NAME_LENGTH = 60
/** From the least urgent. */
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
