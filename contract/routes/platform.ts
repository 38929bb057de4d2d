import { z } from 'zod'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '../constants/identity.ts'
import { email, fullName, instant, password, subdomain } from '../entities/account.ts'
import { invitation } from '../entities/people.ts'
import {
  impersonatedCompany,
  impersonation,
  isolationCheck,
  mailboxMail,
  tenantDetail,
  tenantSummary,
} from '../entities/platform.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const ofTenant = { params: byId, absent: 'tenant_not_found' } as const
const reason = z
  .string()
  .trim()
  .min(REASON_MIN_CHARACTERS, `Say why, in at least ${REASON_MIN_CHARACTERS} characters.`)
  .max(REASON_MAX_CHARACTERS)

/** What platform staff do, and what a tenant sees of it. */
export const platformRoutes = {
  /** Gives the token that begins the impersonation, once. */
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
  /** Takes that token: an access token for the tenant, without any way to renew it. */
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
  /** For staff those they began, for a tenant those of its own company; the newest 50. */
  listImpersonations: {
    access: ['member'],
    permission: 'audit.view',
    response: z.object({ impersonations: z.array(impersonation) }),
  },
  /** By whoever acts, or by the tenant. */
  endImpersonation: { access: ['member'], params: byId, absent: 'impersonation_not_found', response: ok },

  listTenants: {
    access: ['staff'],
    query: z.object({ search: z.string().trim().max(100).optional() }),
    response: z.object({ tenants: z.array(tenantSummary) }),
  },
  getTenant: { access: ['staff'], ...ofTenant, response: tenantDetail },
  createTenant: {
    access: ['staff'],
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(120),
      subdomain,
      /** Is sent an invitation to be the owner. */
      owner_email: email,
      /** With a few articles and conversations to look at. */
      with_samples: z.boolean(),
    }),
    response: tenantSummary,
  },
  /** Articles and conversations for a tenant that has none. */
  seedTenant: { access: ['staff'], ...ofTenant, response: tenantSummary },
  /** A new link to whom the platform asked to be the owner, until somebody has accepted. */
  resendOwnerInvitation: { access: ['staff'], ...ofTenant, limit: 'invitation', response: invitation },
  suspendTenant: { access: ['staff'], ...ofTenant, body: z.object({ reason }), response: tenantSummary },
  restoreTenant: { access: ['staff'], ...ofTenant, response: tenantSummary },
  /** Tries to cross from one scratch tenant to another, and says each result as it comes. */
  runIsolationTest: { access: ['staff'], isStream: true, response: isolationCheck },

  /** Whether the first platform user is still to be made; `route_not_found` once there is one, and in demo mode. */
  getFirstRun: { access: ['anyone'], response: ok },
  /** Makes the first platform user, for whoever has the token that the server printed at its start. */
  createFirstStaff: {
    access: ['anyone'],
    status: 201,
    limit: 'oneTimeToken',
    body: z.object({ token: z.string().trim().min(1).max(200), email, fullName, password }),
    response: z.object({ isConfirmed: z.boolean() }),
  },

  /** The embedded mailbox, in demo mode only. */
  listMailbox: { access: ['anyone'], response: z.object({ mails: z.array(mailboxMail) }) },
} as const satisfies Record<string, Route>
