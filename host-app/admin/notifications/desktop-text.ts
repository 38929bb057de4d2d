import { ID_PREFIX_LENGTH } from '#contract/constants/staff.ts'
import type { NotificationKind } from '#contract/entities/attention.ts'

const DESKTOP_MESSAGES: Readonly<Record<Exclude<NotificationKind, 'human-request'>, string>> = {
  assigned: 'A conversation was assigned to you',
  mentioned: 'You were mentioned in a note',
  reply: 'A visitor replied to you',
  'snooze-over': 'A snooze ended',
  'sla-warned': 'An SLA deadline is close',
  'sla-breached': 'An SLA deadline was missed',
  rule: 'A rule was applied',
}

/**
 * Returns the text of a desktop notification. Bystanders can see it, so it has fixed words and the start of
 * the id, never anybody's message.
 */
export function desktopText(kind: keyof typeof DESKTOP_MESSAGES, conversationId: string): string {
  return `${DESKTOP_MESSAGES[kind]}: ${conversationId.slice(0, ID_PREFIX_LENGTH)}`
}
