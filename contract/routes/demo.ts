import { z } from 'zod'
import { DEMO_JUMP_MAX_MS } from '../constants/demo.ts'
import { demoTime } from '../entities/demo.ts'
import type { Route } from './route.ts'

/**
 * The demo clock. A visitor who has the demo open calls it every `DEMO_CLOCK_REFRESH_MS` with the action `visit`. Outside
 * demo mode it is a 404.
 */
export const demoRoutes = {
  changeDemoClock: {
    access: ['anyone'],
    limit: 'demoClock',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('jump'), ms: z.int().min(1).max(DEMO_JUMP_MAX_MS) }),
      z.object({ action: z.literal('visit'), visitor: z.uuid(), isPaused: z.boolean() }),
    ]),
    response: demoTime,
  },
} as const satisfies Record<string, Route>
