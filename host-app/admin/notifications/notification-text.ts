import type { Notification } from '#contract/entities/attention.ts'

/** Describes what happened, for the notification list. */
export function notificationText({ kind, actor_name, count, is_on_call }: Notification): string {
  const who = actor_name ?? 'Somebody'
  const times = count > 1 ? ` (${count})` : ''
  switch (kind) {
    case 'human-request':
      if (is_on_call) return `${actor_name ?? 'A caller'} asked for a human during a call`
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
