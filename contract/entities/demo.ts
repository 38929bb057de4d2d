import { z } from 'zod'

/** The demo clock: its time and how far that is ahead of the server's own, in milliseconds, and whether it stands still. */
export const demoTime = z.object({ nowMs: z.number(), aheadMs: z.number(), isPaused: z.boolean() })
export type DemoTime = z.infer<typeof demoTime>
