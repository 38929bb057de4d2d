/** Numbers and addresses of the demo: a shop and its inbox on one page, and the clock that drives both. */

/** The longest jump of the demo clock, in ms. */
export const DEMO_JUMP_MAX_MS = 24 * 60 * 60 * 1_000
/** The longest pause of the demo clock, in ms. It then resumes by itself, because all demo visitors share it. */
export const DEMO_PAUSE_MAX_MS = 10 * 60 * 1_000
/** Polling interval of the demo clock, in ms: somebody else may have moved it. */
export const DEMO_CLOCK_REFRESH_MS = 5_000

/** The two pages that the demo frames: each company's shop below `shops`, and the inbox. */
export const DEMO_FRAMES = { shops: '/demo-shop/', inbox: '/demo-inbox' } as const

/** The session storage key under which a tab shares the demo clock with its frames. */
export const DEMO_CLOCK_KEY = 'demo_clock'

/** The demo tenants, and the account that is signed in to each one's inbox. */
export const DEMO_AGENTS = { acme: 'agent@acme.test', noor: 'admin@noor.test' } as const
/** A tenant that has a demo shop. */
export type DemoTenant = keyof typeof DEMO_AGENTS
