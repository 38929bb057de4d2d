/** Default notification channels. Only requests for a human play a sound (CHAT-28). */
export const NOTIFICATION_DEFAULTS = [
  { kind: 'human-request', in_app: true, sound: true, desktop: true, email: true },
  { kind: 'assigned', in_app: true, sound: false, desktop: true, email: false },
  { kind: 'mentioned', in_app: true, sound: false, desktop: true, email: false },
  { kind: 'reply', in_app: true, sound: false, desktop: true, email: false },
  { kind: 'snooze-over', in_app: true, sound: false, desktop: false, email: false },
  { kind: 'sla-warned', in_app: true, sound: false, desktop: false, email: false },
  { kind: 'sla-breached', in_app: true, sound: false, desktop: true, email: false },
  { kind: 'rule', in_app: true, sound: false, desktop: false, email: false },
] as const

/** Kinds that can also come by email, while nobody who may answer is online. */
export const EMAILED_NOTIFICATIONS = ['human-request'] as const
/** A person gets one such email in so long, in ms. */
export const AWAY_EMAIL_EVERY_MS = 10 * 60_000

/** Notifications per page. Older unread ones still count as unread. */
export const NOTIFICATIONS_SHOWN = 50
/** Lifetime of a read notification, in ms. */
export const READ_NOTIFICATION_LIFETIME_MS = 90 * 24 * 60 * 60_000
/** Lifetime of an unread notification, in ms. */
export const NOTIFICATION_LIFETIME_MS = 180 * 24 * 60 * 60_000
/** Lines of the handoff ledger per page. */
export const HANDOFF_PAGE_SIZE = 50
