/** How somebody is told who has chosen nothing. A human request is called out (CHAT-28); the rest is shown. */
export const NOTIFICATION_DEFAULTS = [
  { kind: 'human-request', in_app: true, sound: true, desktop: true },
  { kind: 'assigned', in_app: true, sound: false, desktop: true },
  { kind: 'mentioned', in_app: true, sound: false, desktop: true },
  { kind: 'reply', in_app: true, sound: false, desktop: true },
  { kind: 'snooze-over', in_app: true, sound: false, desktop: false },
  { kind: 'sla-warned', in_app: true, sound: false, desktop: false },
  { kind: 'sla-breached', in_app: true, sound: false, desktop: true },
  { kind: 'rule', in_app: true, sound: false, desktop: false },
] as const

/** So many of a person's notifications are shown at once; older ones count as long as they are unread. */
export const NOTIFICATIONS_SHOWN = 50
/** What was read is kept so long since it was told (ms), and the rest so long. */
export const READ_NOTIFICATION_LIFETIME_MS = 90 * 24 * 60 * 60_000
export const NOTIFICATION_LIFETIME_MS = 180 * 24 * 60 * 60_000
/** So many lines of the handoff ledger are listed at once. */
export const HANDOFF_PAGE_SIZE = 50
