/** Who asks, proven by a credential, and the claims under which the database sees them. */
import type { MemberRole } from '#contract/entities/account.ts'
import type { Claims } from '#server/ports/database.ts'

export type Company = { readonly id: string; readonly name: string; readonly subdomain: string }

/** The bearer of a visitor token: one conversation of one company. */
export type Visitor = {
  readonly kind: 'visitor'
  readonly companyId: string
  readonly conversationId: string
}
/** Anybody signed in, member of a company or not. */
export type User = { readonly kind: 'user'; readonly userId: string }
/** An active member of a company. */
export type Member = {
  readonly kind: 'member'
  readonly userId: string
  readonly companyId: string
  readonly role: MemberRole
  readonly fullName: string
}

/** Claims that no token carries: `api_actor` tells the policies that the server itself speaks for somebody. */
export function visitorClaims({ companyId, conversationId }: Omit<Visitor, 'kind'>): Claims {
  return { role: 'anon', api_actor: 'visitor', company_id: companyId, conversation_id: conversationId }
}

export function memberClaims({ userId }: Pick<Member, 'userId'>): Claims {
  return { role: 'authenticated', api_actor: 'member', sub: userId }
}

export function claimsOf(actor: Visitor | Member): Claims {
  return actor.kind === 'visitor' ? visitorClaims(actor) : memberClaims(actor)
}

/** The AI may read and answer one conversation, and read the company's published articles. */
export function aiClaims(companyId: string, conversationId: string): Claims {
  return { role: 'authenticated', api_actor: 'ai', company_id: companyId, conversation_id: conversationId }
}

/** A look at public settings, before any conversation. */
export function tenantClaims(tenant: { subdomain: string } | { companyId: string }): Claims {
  const claim =
    'subdomain' in tenant ? { tenant_subdomain: tenant.subdomain } : { company_id: tenant.companyId }
  return { role: 'anon', api_actor: 'visitor', ...claim }
}

/** For named jobs over all companies. */
export const JOB_CLAIMS: Claims = { role: 'service_role' }
