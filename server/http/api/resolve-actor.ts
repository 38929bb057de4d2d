import type { Context } from 'hono'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { HEADERS } from '#contract/headers.ts'
import type { Access, Route } from '#contract/routes/route.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { type Company, type Member, memberClaims, type User, type Visitor } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import { findCompany } from '#server/domain/people/accounts/find-company.ts'
import { checkSession, findMember } from '#server/domain/people/accounts/find-member.ts'
import { isRenewable } from '#server/domain/visitor-tokens.ts'
import type { Database } from '#server/ports/database.ts'
import { type JudgeToken, VISITOR_AUDIENCE, type VisitorClaims } from '#server/tokens/judge-token.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import type { CallerNetwork } from '../caller-network.ts'
import { isStorable } from '../storable.ts'

/** The actor that each kind of access gives a handler. */
export type Actors = {
  anyone: { readonly kind: 'anyone'; readonly tenant: string | null }
  tenant: { readonly kind: 'tenant'; readonly company: Company }
  /** `tenant` is the company's subdomain. */
  visitor: Visitor & { readonly tenant: string }
  renewer: Visitor & { readonly tenant: string }
  user: User
  member: Member
  staff: Member
}
/** Any of these actors. */
export type AnyActor = Actors[Access]

/** What resolving an actor needs. */
export type ResolveDeps = {
  readonly database: Database
  readonly judge: JudgeToken
  readonly tokens: Pick<Tokens, 'now'>
}

/**
 * Returns the caller of a request if the route admits them. Only the credential counts, never the body. @throws
 * token_*, tenant_mismatch, forbidden or route_not_found.
 */
export async function resolveActor(
  deps: ResolveDeps,
  c: Context,
  { access, tenantInQuery }: Route,
): Promise<AnyActor> {
  const tenant = requestedTenant(c, tenantInQuery)
  const claimed = claimedCompany(c)
  const token = bearerToken(c)
  if (token === null) return withoutToken(deps, access, tenant)

  const judged = await deps.judge(token)
  if (judged.kind === 'invalid') throw new AppError('token_invalid')
  const { claims } = judged
  const isVisitor = claims.aud === VISITOR_AUDIENCE
  const isRenewal = isVisitor && access.includes('renewer') && isRenewable(claims.exp, deps.tokens)
  if (judged.kind === 'expired' && !isRenewal) throw new AppError('token_expired')

  if (isVisitor) return visitor(claims, access, tenant) ?? withoutToken(deps, access, tenant)
  const user: User = { kind: 'user', userId: claims.sub, claims: memberClaims(claims) }
  return signedIn(deps, user, access, { tenant, claimed })
}

/** Returns the same actor, if a visitor or a tenant's, with the network of their address. */
export function withNetwork(actor: AnyActor, callerNetwork: CallerNetwork, c: Context): AnyActor {
  if (actor.kind === 'visitor') return { ...actor, network: callerNetwork(c, actor.companyId) }
  if (actor.kind !== 'tenant') return actor
  const { company } = actor
  return { ...actor, company: { ...company, network: callerNetwork(c, company.id) } }
}

function bearerToken(c: Context): string | null {
  const header = c.req.header('authorization')
  if (header === undefined) return null
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header.trim())
  if (!match) throw new AppError('token_invalid')
  return match[1]!
}

async function withoutToken(
  { database }: ResolveDeps,
  access: readonly Access[],
  tenant: string | null,
): Promise<AnyActor> {
  if (access.includes('anyone')) return { kind: 'anyone', tenant }
  if (access.includes('tenant')) return { kind: 'tenant', company: await findCompany(database, tenant) }
  throw new AppError('token_missing')
}

function visitor(
  { company_id: companyId, conversation_id: conversationId, tenant: own }: VisitorClaims,
  access: readonly Access[],
  tenant: string | null,
): Actors['renewer'] | null {
  if (access.includes('visitor') || access.includes('renewer')) {
    if (tenant !== null && tenant !== own) throw new AppError('tenant_mismatch')
    return { kind: 'visitor', companyId, conversationId, tenant: own }
  }
  if (access.includes('anyone') || access.includes('tenant')) return null
  throw new AppError('forbidden')
}

async function signedIn(
  deps: ResolveDeps,
  user: User,
  access: readonly Access[],
  { tenant, claimed }: { readonly tenant: string | null; readonly claimed: ClaimedCompany },
): Promise<AnyActor> {
  if (access.includes('anyone') || access.includes('tenant')) return withoutToken(deps, access, tenant)
  if (access.includes('user')) {
    await checkSession(deps.database, user)
    return user
  }
  const member = await findMember(deps.database, user)
  if (tenant !== null && tenant !== member.subdomain && tenant !== DEFAULT_SUBDOMAIN)
    throw new AppError('tenant_mismatch')
  if ((claimed.id ?? member.companyId) !== member.companyId) throw new AppError('tenant_mismatch')
  if ((claimed.slug ?? member.subdomain) !== member.subdomain) throw new AppError('tenant_mismatch')
  if (access.includes('member')) return member
  // Staff-only routes do not exist for others.
  if (access.includes('staff') && member.role === 'staff') return member
  throw new AppError(access.includes('staff') ? 'route_not_found' : 'forbidden')
}

/**
 * Returns the tenant that a request names by header or host; null if neither does (TENANT-01). It only selects public
 * settings: rights come from the credential. @param isInQuery reads the query's `tenant` in place of the header
 * @throws tenant_ambiguous (400) for two different names; invalid_request (400) for one that cannot be stored.
 */
export function requestedTenant(c: Context, isInQuery = false): string | null {
  const fromHost = tenantOfHost(c.req.header('host') ?? '')
  const named = (isInQuery ? c.req.query('tenant') : c.req.header(HEADERS.tenant))?.trim().toLowerCase()
  if (named === undefined || named === '') return fromHost
  if (!isStorable(named)) throw new AppError('invalid_request')
  if (named.includes(',') || (fromHost !== null && fromHost !== named)) throw new AppError('tenant_ambiguous')
  return named === DEFAULT_SUBDOMAIN ? null : named
}

/** The company that a request claims to be about. It selects nothing, and must match a member's own (R6). */
type ClaimedCompany = { readonly id: string | null; readonly slug: string | null }

/** Returns the company in the headers of TENANT-07. @throws tenant_ambiguous (400) for two values in one header. */
function claimedCompany(c: Context): ClaimedCompany {
  const [id, slug] = [HEADERS.companyId, HEADERS.companySlug].map(name => {
    const value = c.req.header(name)?.trim().toLowerCase()
    if (value?.includes(',')) throw new AppError('tenant_ambiguous')
    return value || null
  })
  return { id: id ?? null, slug: slug ?? null }
}
