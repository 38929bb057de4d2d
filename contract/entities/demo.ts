import { z } from 'zod'

/** The demo clock: its time and its lead over the server's clock, both in ms, and whether it is paused. */
export const demoTime = z.object({ nowMs: z.number(), aheadMs: z.number(), isPaused: z.boolean() })
/** A parsed `demoTime`. */
export type DemoTime = z.infer<typeof demoTime>
