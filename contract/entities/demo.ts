import { z } from 'zod'

/**
 * The demo clock: its time and its lead over the server's clock, both in ms, whether it is paused, and whether
 * several visitors have the demo open.
 */
export const demoTime = z.object({
  nowMs: z.number(),
  aheadMs: z.number(),
  isPaused: z.boolean(),
  isShared: z.boolean(),
})
/** A parsed `demoTime`. */
export type DemoTime = z.infer<typeof demoTime>
