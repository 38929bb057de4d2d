/** Who asks, proven by a credential, and the claims under which the database sees them. */
import type { Permission } from '#contract/constants/permissions.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import type { Claims } from '#server/ports/database.ts'

export type Company = { readonly id: string; readonly name: string; readonly subdomain: string }

/** The bearer of a visitor token: one conversation of one company. */
export type Visitor = {
  readonly kind: 'visitor'
  readonly companyId: string
  readonly conversationId: string
}
/** Anybody signed in, member of a company or not. `claims` are those under which the database sees the person. */
export type User = { readonly kind: 'user'; readonly userId: string; readonly claims: Claims }
/** An active member of a company, or platform staff who act for one. */
export type Member = {
  readonly kind: 'member'
  readonly userId: string
  readonly companyId: string
  readonly subdomain: string
  readonly role: MemberRole
  /** As the company knows the person: those who act for it have the platform's name behind theirs. */
  readonly fullName: string
  readonly permissions: readonly Permission[]
  /** Under which the person acts for the company; null for its own people. */
  readonly impersonationId: string | null
  readonly claims: Claims
}

/** What acts by itself, such as a rule. Its `id` and `name` stand where a person's would; it needs the claims of a job. */
export type Automation = { readonly kind: 'automation'; readonly id: string; readonly name: string }

/** Claims that no token carries: `api_actor` tells the policies that the server itself speaks for somebody. */
export function visitorClaims({ companyId, conversationId }: Omit<Visitor, 'kind'>): Claims {
  return { role: 'anon', api_actor: 'visitor', company_id: companyId, conversation_id: conversationId }
}

/** What a signed-in person's token says, as far as the database goes by it. */
export type SessionClaims = {
  readonly sub: string
  readonly session_id?: string | undefined
  readonly aal?: string | undefined
  readonly impersonation_id?: string | undefined
}

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

export function claimsOf(actor: Visitor | User | Member): Claims {
  return actor.kind === 'visitor' ? visitorClaims(actor) : actor.claims
}

/** The AI may read and answer one conversation, and read the company's published articles. */
export function aiClaims(companyId: string, conversationId: string): Claims {
  return { role: 'authenticated', api_actor: 'ai', company_id: companyId, conversation_id: conversationId }
}

/** The AI before any conversation: it reads what a company has set for it, and the published articles. */
export function answererClaims(companyId: string): Claims {
  return { role: 'authenticated', api_actor: 'ai', company_id: companyId }
}

/** A look at public settings, before any conversation. */
export function tenantClaims(tenant: { subdomain: string } | { companyId: string }): Claims {
  const claim =
    'subdomain' in tenant ? { tenant_subdomain: tenant.subdomain } : { company_id: tenant.companyId }
  return { role: 'anon', api_actor: 'visitor', ...claim }
}

/** For named jobs over all companies. */
export const JOB_CLAIMS: Claims = { role: 'service_role' }
