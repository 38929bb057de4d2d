import { ID_PREFIX_LENGTH } from '#contract/constants/staff.ts'
import type { Notification, NotificationKind } from '#contract/entities/attention.ts'

/** Label and description of each kind, for the settings. */
export const KIND_LABELS: Readonly<Record<NotificationKind, readonly [name: string, about: string]>> = {
  'human-request': ['Human requests', 'A visitor is waiting for an answer.'],
  assigned: ['Assigned to you', 'Somebody or auto-assignment assigned you a conversation.'],
  mentioned: ['Mentions', 'A colleague mentioned you in a note.'],
  reply: ['Replies', 'A visitor wrote in one of your conversations.'],
  'snooze-over': ['Ended snoozes', 'One of your conversations is back.'],
  'sla-warned': [
    'SLA deadlines about to be missed',
    'A conversation of yours or your team’s is nearly late.',
  ],
  'sla-breached': ['Missed SLA deadlines', 'A conversation of yours or your team’s is late.'],
  rule: ['Rules', 'A rule changed one of your conversations.'],
}

/** Describes what happened, for the notification list. */
export function notificationText({ kind, actor_name, count }: Notification): string {
  const who = actor_name ?? 'Somebody'
  const times = count > 1 ? ` (${count})` : ''
  switch (kind) {
    case 'human-request':
      return `${actor_name ?? 'A visitor'} is waiting for a human`
    case 'assigned':
      return `${who} assigned you a conversation`
    case 'mentioned':
      return `${who} mentioned you${times}`
    case 'reply':
      return `${actor_name ?? 'The visitor'} replied${times}`
    case 'snooze-over':
      return 'A snooze ended'
    case 'sla-warned':
      return 'An SLA deadline is close'
    case 'sla-breached':
      return 'An SLA deadline was missed'
    case 'rule':
      return actor_name === null ? 'A rule was applied' : `Rule “${actor_name}” was applied`
  }
}

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
