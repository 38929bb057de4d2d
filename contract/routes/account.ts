import { z } from 'zod'
import { email, tenantInfo, userProfile } from '../entities/account.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const debugbar = z.object({ enabled: z.boolean() })

/** The calls of API-01, health, and what the browser must know before it can sign in. */
export const accountRoutes = {
  health: { access: ['anyone'], response: ok },
  config: {
    access: ['anyone'],
    response: z.object({
      supabase: z.object({ url: z.url(), key: z.string() }),
      /** Demo people whom the login page offers; null outside demo mode. */
      demo: z
        .object({
          password: z.string(),
          people: z.array(z.object({ email: z.string(), label: z.string() })),
        })
        .nullable(),
    }),
  },
  tenant: { access: ['anyone'], response: tenantInfo },
  userProfile: { access: ['user'], response: userProfile },
  activateSelf: { access: ['user'], response: ok },
  signup: {
    access: ['anyone'],
    status: 201,
    body: z.object({
      email,
      password: z.string().min(10, 'Use at least 10 characters.').max(200),
      fullName: z.string().trim().min(1).max(120),
    }),
    response: ok,
  },
  createLead: {
    access: ['anyone'],
    status: 201,
    body: z.object({ email, source: z.enum(['hero', 'global']) }),
    response: ok,
  },
  createExitIntentLead: {
    access: ['anyone'],
    status: 201,
    body: z.object({
      email,
      pagePath: z.string().max(500),
      referrer: z.string().max(2_000),
      sessionId: z.string().max(100).optional(),
    }),
    response: ok,
  },
  debugbar: { access: ['anyone'], response: debugbar },
  adminDebugbar: { access: ['staff'], response: debugbar },
} as const satisfies Record<string, Route>
