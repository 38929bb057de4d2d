import type { StaffConversation } from '#contract/entities/conversation.ts'

/** Labels of the priorities, lowest first. */
export const PRIORITY_LABELS: Readonly<Record<StaffConversation['priority'], string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}
