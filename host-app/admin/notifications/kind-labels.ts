import type { NotificationKind } from '#contract/entities/attention.ts'

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
