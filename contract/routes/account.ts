import { z } from 'zod'
import { OPERATOR_FACTS } from '../constants/operator.ts'
import { LEAD_PATH_MAX_CHARACTERS, LEAD_REFERRER_MAX_CHARACTERS } from '../constants/site.ts'
import { email, fullName, password, subdomain, tenantInfo, userProfile } from '../entities/account.ts'
import { filledText } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const debugbar = z.object({ enabled: z.boolean() })

/** Calls of API-01, and what the browser needs before sign-in. */
export const accountRoutes = {
  config: {
    access: ['anyone'],
    response: z.object({
      supabase: z.object({ url: z.url(), key: z.string() }),
      /** Demo people that the login page offers; null outside demo mode. */
      demo: z
        .object({
          password: z.string(),
          people: z.array(z.object({ email: z.string(), label: z.string() })),
        })
        .nullable(),
      /** The account of a development host, which belongs to the default tenant (TENANT-08); null outside demo mode. */
      developmentAccountId: z.uuid().nullable(),
      /** Whoever runs this server, for the legal pages. */
      operator: z.record(z.enum(OPERATOR_FACTS), z.string().nullable()),
    }),
  },
  /**
   * The preview gate (GATE-02). A wrong passphrase is `passphrase_invalid`; without a gate every passphrase passes.
   */
  passPreview: {
    access: ['anyone'],
    limit: 'previewPass',
    body: z.object({ passphrase: z.string().max(500) }),
    response: ok,
  },
  tenant: { access: ['anyone'], response: tenantInfo },
  userProfile: { access: ['user'], response: userProfile },
  activateSelf: { access: ['user'], response: ok, refusesImpersonation: true },
  signup: {
    access: ['anyone'],
    status: 201,
    limit: 'signup',
    body: z.object({
      email,
      password,
      fullName,
      /** Name and subdomain; by default both come from the address's domain. */
      companyName: filledText(120).optional(),
      subdomain: subdomain.optional(),
    }),
    response: ok,
  },
  /** Whether a company could have a subdomain. `reason` is the text for people if not. */
  checkSubdomain: {
    access: ['anyone'],
    limit: 'subdomain',
    query: z.object({ subdomain: z.string().max(200) }),
    response: z.object({ isFree: z.boolean(), reason: z.string().nullable() }),
  },
  createLead: {
    access: ['anyone'],
    status: 201,
    limit: 'lead',
    body: z.object({ email, source: z.enum(['hero', 'global']) }),
    response: ok,
  },
  createExitIntentLead: {
    access: ['anyone'],
    status: 201,
    limit: 'lead',
    body: z.object({
      email,
      pagePath: z.string().max(LEAD_PATH_MAX_CHARACTERS),
      referrer: z.string().max(LEAD_REFERRER_MAX_CHARACTERS),
      sessionId: z.string().max(100).optional(),
    }),
    response: ok,
  },
  debugbar: { access: ['anyone'], response: debugbar },
  adminDebugbar: { access: ['staff'], response: debugbar },
} as const satisfies Record<string, Route>
