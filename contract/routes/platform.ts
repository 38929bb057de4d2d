import { z } from 'zod'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '../constants/identity.ts'
import { email, fullName, password, subdomain } from '../entities/account.ts'
import { invitation } from '../entities/people.ts'
import {
  impersonatedCompany,
  impersonation,
  isolationCheck,
  mailboxMail,
  tenantDetail,
  tenantSummary,
} from '../entities/platform.ts'
import { filledText, instant, visibleText } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const ofTenant = { params: byId, absent: 'tenant_not_found' } as const
const reason = visibleText
  .min(REASON_MIN_CHARACTERS, `Say why, in at least ${REASON_MIN_CHARACTERS} characters.`)
  .max(REASON_MAX_CHARACTERS)

/** What platform staff do, and what a tenant sees of it. */
export const platformRoutes = {
  /** Returns the single-use token that starts the impersonation. */
  createImpersonation: {
    access: ['staff'],
    status: 201,
    body: z
      .object({ company_id: z.uuid(), reason: reason.nullable(), can_write: z.boolean() })
      .refine(({ reason, can_write }) => !can_write || reason !== null, {
        path: ['reason'],
        message: 'Say why you need to write.',
      }),
    response: z.object({
      id: z.uuid(),
      token: z.string(),
      token_expires_at: instant,
      company: impersonatedCompany,
    }),
  },
  /** Exchanges that token for an access token to the tenant, which cannot be renewed. */
  redeemImpersonation: {
    access: ['anyone'],
    limit: 'oneTimeToken',
    body: z.object({ token: z.string().min(20).max(200) }),
    response: z.object({
      id: z.uuid(),
      access_token: z.string(),
      expires_at: instant,
      can_write: z.boolean(),
      staff_name: z.string(),
      company: impersonatedCompany,
    }),
  },
  /** For staff their own, for a tenant those of its company; the newest 50. */
  listImpersonations: {
    access: ['member'],
    permission: 'audit.view',
    response: z.object({ impersonations: z.array(impersonation) }),
  },
  /** For whoever acts, or for the tenant. */
  endImpersonation: { access: ['member'], params: byId, absent: 'impersonation_not_found', response: ok },

  listTenants: {
    access: ['staff'],
    query: z.object({ search: visibleText.max(100).optional() }),
    response: z.object({ tenants: z.array(tenantSummary) }),
  },
  getTenant: { access: ['staff'], ...ofTenant, response: tenantDetail },
  createTenant: {
    access: ['staff'],
    status: 201,
    body: z.object({
      name: filledText(120),
      subdomain,
      /** Gets an invitation to be the owner. */
      owner_email: email,
      /** Whether to add sample articles and conversations. */
      with_samples: z.boolean(),
    }),
    response: tenantSummary,
  },
  /** Adds sample articles and conversations to an empty tenant. */
  seedTenant: { access: ['staff'], ...ofTenant, response: tenantSummary },
  /** Sends the future owner a new link, until somebody has accepted. */
  resendOwnerInvitation: { access: ['staff'], ...ofTenant, limit: 'invitation', response: invitation },
  suspendTenant: { access: ['staff'], ...ofTenant, body: z.object({ reason }), response: tenantSummary },
  restoreTenant: { access: ['staff'], ...ofTenant, response: tenantSummary },
  /** Tries to cross from one scratch tenant to another, and streams each result. */
  runIsolationTest: { access: ['staff'], isStream: true, response: isolationCheck },

  /** Succeeds while there is no platform user; `route_not_found` afterwards and in demo mode. */
  getFirstRun: { access: ['anyone'], response: ok },
  /** Creates the first platform user, with the token that the server printed at its start. */
  createFirstStaff: {
    access: ['anyone'],
    status: 201,
    limit: 'oneTimeToken',
    body: z.object({ token: filledText(200), email, fullName, password }),
    response: z.object({ isConfirmed: z.boolean() }),
  },

  /** The embedded mailbox; demo mode only. */
  listMailbox: { access: ['anyone'], response: z.object({ mails: z.array(mailboxMail) }) },
} as const satisfies Record<string, Route>
