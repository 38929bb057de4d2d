/** Numbers and addresses of the demo: a shop and the inbox behind it on one page, and the clock that drives both. */

/** The clock is moved on by this much at a time at the most. */
export const DEMO_JUMP_MAX_MS = 24 * 60 * 60 * 1_000
/** A clock that was paused goes on by itself after this long: everybody in the demo shares it. */
export const DEMO_PAUSE_MAX_MS = 10 * 60 * 1_000
/** A page that shows the demo asks for the clock again after this long, since somebody else may have moved it. */
export const DEMO_CLOCK_REFRESH_MS = 5_000

/** The two pages that the demo holds in frames: one for each company's shop below `shops`, and the inbox. */
export const DEMO_FRAMES = { shops: '/demo-shop/', inbox: '/demo-inbox' } as const

/** Under which a tab's session storage has the demo clock, for the frames in that tab. */
export const DEMO_CLOCK_KEY = 'demo_clock'

/** Whose company the demo shows, and as whom the inbox is signed in. */
export const DEMO_AGENTS = { acme: 'agent@acme.test', noor: 'admin@noor.test' } as const
export type DemoTenant = keyof typeof DEMO_AGENTS
