import { ID_PREFIX_LENGTH } from '#contract/constants/staff.ts'
import type { Notification, NotificationKind } from '#contract/entities/attention.ts'

/** Each kind's name in the settings, and what it is about. */
export const KIND_LABELS: Readonly<Record<NotificationKind, readonly [name: string, about: string]>> = {
  'human-request': ['Human requests', 'A visitor waits for somebody to answer.'],
  assigned: ['Assigned to you', 'Somebody, or auto-assignment, gave you a conversation.'],
  mentioned: ['Mentions', 'A colleague named you in a note.'],
  reply: ['Replies', 'A visitor wrote in a conversation of yours.'],
  'snooze-over': ['Snoozes that end', 'A conversation of yours is back.'],
  'sla-warned': [
    'Promised times about to be missed',
    'A conversation of yours, or of your team, is nearly late.',
  ],
  'sla-breached': ['Missed promised times', 'A conversation of yours, or of your team, is late.'],
  rule: ['Rules', 'A rule changed a conversation of yours.'],
}

/** Describes what happened, for the notification list. */
export function notificationText({ kind, actor_name, count }: Notification): string {
  const who = actor_name ?? 'Somebody'
  const times = count > 1 ? ` (${count})` : ''
  switch (kind) {
    case 'human-request':
      return `${actor_name ?? 'A visitor'} is waiting for a human`
    case 'assigned':
      return `${who} gave you a conversation`
    case 'mentioned':
      return `${who} mentioned you${times}`
    case 'reply':
      return `${actor_name ?? 'The visitor'} replied${times}`
    case 'snooze-over':
      return 'A snooze is over'
    case 'sla-warned':
      return 'A promised time is nearly over'
    case 'sla-breached':
      return 'A promised time was missed'
    case 'rule':
      return actor_name === null ? 'A rule was applied' : `Rule “${actor_name}” was applied`
  }
}

const DESKTOP_MESSAGES: Readonly<Record<Exclude<NotificationKind, 'human-request'>, string>> = {
  assigned: 'A conversation was given to you',
  mentioned: 'You were mentioned in a note',
  reply: 'A visitor replied to you',
  'snooze-over': 'A snooze is over',
  'sla-warned': 'A promised time is nearly over',
  'sla-breached': 'A promised time was missed',
  rule: 'A rule was applied',
}

/** For the desktop, where others may look on: fixed words and the start of the id, never what somebody wrote. */
export function desktopText(kind: keyof typeof DESKTOP_MESSAGES, conversationId: string): string {
  return `${DESKTOP_MESSAGES[kind]}: ${conversationId.slice(0, ID_PREFIX_LENGTH)}`
}
