import { z } from 'zod'
import { DEMO_JUMP_MAX_MS } from '../constants/demo.ts'
import { demoTime } from '../entities/demo.ts'
import type { Route } from './route.ts'

/** The demo clock. Outside demo mode both calls are 404. */
export const demoRoutes = {
  getDemoClock: { access: ['anyone'], response: demoTime },
  changeDemoClock: {
    access: ['anyone'],
    limit: 'demoClock',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('jump'), ms: z.int().min(1).max(DEMO_JUMP_MAX_MS) }),
      z.object({ action: z.enum(['pause', 'resume']) }),
    ]),
    response: demoTime,
  },
} as const satisfies Record<string, Route>
