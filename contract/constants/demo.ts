/** Numbers and addresses of the demo: a shop and its inbox on one page, and the clock that drives both. */

/** The longest jump of the demo clock, in ms. */
export const DEMO_JUMP_MAX_MS = 24 * 60 * 60 * 1_000
/** The longest pause of the demo clock, in ms. It then resumes by itself. */
export const DEMO_PAUSE_MAX_MS = 10 * 60 * 1_000
/** Polling interval of the demo clock, in ms: somebody else may have moved it. */
export const DEMO_CLOCK_REFRESH_MS = 5_000
/** How long after the last poll a visitor still has the demo open, in ms. Only then do the others' pauses apply. */
export const DEMO_VISIT_MS = 3 * DEMO_CLOCK_REFRESH_MS
/** How long after the newest poll a pause ends, in ms: everybody has left. Browsers slow a tab in the background to a poll a minute. */
export const DEMO_LEFT_MS = 90_000

/** The two pages that the demo frames: each company's shop below `shops`, and the staff area. */
export const DEMO_FRAMES = { shops: '/demo-shop/', inbox: '/demo-inbox' } as const

/** The session storage key under which a tab shares the demo clock with its frames. */
export const DEMO_CLOCK_KEY = 'demo_clock'

/** A tenant that has a demo shop. */
export type DemoTenant = 'acme' | 'noor'

/** The screens of the staff area that the demo opens: the account that is signed in, and the screen's path. */
export const DEMO_DESKS = {
  inbox: { email: 'agent@acme.test', path: '/admin/conversations' },
  noorInbox: { email: 'admin@noor.test', path: '/admin/conversations' },
  dashboard: { email: 'admin@acme.test', path: '/admin/dashboard' },
  gaps: { email: 'admin@acme.test', path: '/admin/kb/gaps?view=suggestions' },
  appearance: { email: 'admin@acme.test', path: '/admin/settings/appearance' },
  tenants: { email: 'staff@lapwing.test', path: '/admin/tenants' },
  accessLog: { email: 'admin@acme.test', path: '/admin/settings/health/access' },
} as const
/** A screen in `DEMO_DESKS`. */
export type DemoDesk = keyof typeof DEMO_DESKS

/** Type of the messages by which the staff area's frame names each API call that succeeded. */
export const DEMO_CALL_MESSAGE = 'demo:call'
/** Start and end of a demo visitor's email address, around random characters. */
export const DEMO_VISITOR_EMAIL = { start: 'visitor-', end: '@example.com' } as const
/** How long an article stays that a visitor of the demo has created from a question of the tour, in ms. */
export const DEMO_ARTICLE_MS = 60 * 60 * 1_000

/** Prefix of the session storage keys that belong to the staff area's frame alone. */
export const DEMO_FRAME_KEYS = 'demo_frame:'

/** Type of the messages by which the staff area's frame passes on the brand that its form has. */
export const DEMO_BRAND_MESSAGE = 'demo:brand'

/** How long the tour waits for the visitor before it pauses the demo clock, in ms. */
export const DEMO_WAIT_MS = 10_000
