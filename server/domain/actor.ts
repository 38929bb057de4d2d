/** Actors: who makes a request, as a credential proves it, and the claims by which row-level security knows them. */
import type { Permission } from '#contract/constants/permissions.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import type { Claims } from '#server/ports/database.ts'

/** The company that a credential belongs to, or that a caller without one names. */
export type Company = { readonly id: string; readonly name: string; readonly subdomain: string } & OnNetwork

/** `network` is the network of the caller's address as `hashNetwork` returns it; undefined if it is not known. */
export type OnNetwork = { readonly network?: string | undefined }

/** The holder of a visitor token: one conversation of one company. */
export type Visitor = {
  readonly kind: 'visitor'
  readonly companyId: string
  readonly conversationId: string
} & OnNetwork
/** Any signed-in person, member of a company or not. The database sees the person under `claims`. */
export type User = { readonly kind: 'user'; readonly userId: string; readonly claims: Claims }
/** An active member of a company, or platform staff acting for one. */
export type Member = {
  readonly kind: 'member'
  readonly userId: string
  readonly companyId: string
  readonly subdomain: string
  readonly role: MemberRole
  /** The name that the company sees; for staff who act for it, followed by the platform's name. */
  readonly fullName: string
  readonly permissions: readonly Permission[]
  /** The id of the impersonation; null for the company's own people. */
  readonly impersonationId: string | null
  readonly claims: Claims
}

/** An automatic actor, such as a rule. `id` and `name` take the place of a person's. Its work needs job claims. */
export type Automation = { readonly kind: 'automation'; readonly id: string; readonly name: string }

/**
 * Returns a visitor's claims. `api_actor` is in no token: it marks the statements of this server for the database's
 * policies.
 */
export function visitorClaims({ companyId, conversationId, network }: Omit<Visitor, 'kind'>): Claims {
  return {
    role: 'anon',
    api_actor: 'visitor',
    company_id: companyId,
    conversation_id: conversationId,
    ...(network !== undefined && { network }),
  }
}

/** The claims of a signed-in person's token that the database uses. */
export type SessionClaims = {
  readonly sub: string
  readonly session_id?: string | undefined
  readonly aal?: string | undefined
  readonly impersonation_id?: string | undefined
}

/** Returns a signed-in person's claims. */
export function memberClaims({ sub, session_id, aal, impersonation_id }: SessionClaims): Claims {
  return {
    role: 'authenticated',
    api_actor: 'member',
    sub,
    ...(session_id !== undefined && { session_id }),
    ...(aal !== undefined && { aal }),
    ...(impersonation_id !== undefined && { impersonation_id }),
  }
}

/** Returns the claims of any actor. */
export function claimsOf(actor: Visitor | User | Member): Claims {
  return actor.kind === 'visitor' ? visitorClaims(actor) : actor.claims
}

/** Returns claims for the AI in one conversation: it may read and answer it, and read published articles. */
export function aiClaims(companyId: string, conversationId: string): Claims {
  return { role: 'authenticated', api_actor: 'ai', company_id: companyId, conversation_id: conversationId }
}

/**
 * Returns claims for the AI without a conversation: it may read the company's AI settings and published articles, and
 * the facts that the weekly summary counts.
 */
export function answererClaims(companyId: string): Claims {
  return { role: 'authenticated', api_actor: 'ai', company_id: companyId }
}

/** Returns claims for reading a company's public data, before any conversation. */
export function tenantClaims(
  tenant: { readonly subdomain: string } | ({ readonly companyId: string } & OnNetwork),
): Claims {
  if ('subdomain' in tenant) return { role: 'anon', api_actor: 'visitor', tenant_subdomain: tenant.subdomain }
  const { companyId, network } = tenant
  return {
    role: 'anon',
    api_actor: 'visitor',
    company_id: companyId,
    ...(network !== undefined && { network }),
  }
}

/** Claims of named jobs, which work across all companies. */
export const JOB_CLAIMS: Claims = { role: 'service_role' }

/**
 * Claims by which a job speaks for whoever wrote a mail, as the API does for a visitor, with the rights of a job. Nobody gets a
 * token for them.
 */
export function writerClaims(companyId: string, conversationId: string): Claims {
  return { ...visitorClaims({ companyId, conversationId }), role: JOB_CLAIMS.role }
}
