/** Further requirements of a route for callers whom it admits. */
import type { Context } from 'hono'
import type { LimitName } from '#contract/constants/limits.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { AppError } from '#server/domain/app-error.ts'
import type { LimitSubject, RateLimits } from '#server/limits/rate-limits.ts'
import type { AllowedSites } from '../allowed-sites.ts'
import type { AnyActor } from './resolve-actor.ts'

/**
 * Checks the route's permission, and what staff acting for a tenant may do.
 * @throws forbidden without the permission; forbidden_while_impersonating if the route refuses them;
 * impersonation_read_only for changes without write access, except ending the impersonation.
 */
export function checkRights(name: EndpointName, actor: AnyActor): void {
  const route: Route = ROUTES[name]
  const permissions = actor.kind === 'member' ? actor.permissions : []
  if (isImpersonating(actor)) {
    if (route.refusesImpersonation) throw new AppError('forbidden_while_impersonating')
    const isChange = ENDPOINTS[name][0] !== 'GET' && name !== 'endImpersonation'
    // For people who act for a tenant, it decides who may write.
    if (isChange && !permissions.includes('settings.edit')) throw new AppError('impersonation_read_only')
  }
  // A visitor's right is the conversation's token.
  if (actor.kind === 'visitor' || route.permission === undefined) return
  if (!permissions.includes(route.permission)) throw new AppError('forbidden')
}

/**
 * Returns whether the page that calls may show the widgets of the caller's company. It concerns whoever calls for a tenant
 * or as a visitor, by whichever route; members' tokens are used on our own pages and by programs.
 */
export async function isSiteAllowed(sites: AllowedSites, c: Context, actor: AnyActor): Promise<boolean> {
  if (actor.kind === 'tenant') return sites.admit(c, actor.company.subdomain)
  return actor.kind !== 'visitor' || sites.admit(c, actor.tenant)
}

/** Counts the call. @throws RateLimitError beyond the limit. Members count by account only. */
export function takeLimit(
  limits: RateLimits,
  limit: LimitName,
  caller: { readonly actor: AnyActor; readonly ip: string | undefined; readonly body: unknown },
): Promise<void> {
  return limits.take(limit, subjectOf(caller))
}

function isImpersonating(actor: AnyActor): boolean {
  if (actor.kind === 'member') return actor.impersonationId !== null
  return actor.kind === 'user' && actor.claims['impersonation_id'] !== undefined
}

function subjectOf({ actor, ip, body }: Parameters<typeof takeLimit>[2]): LimitSubject {
  if (actor.kind === 'member') return { user: actor.userId }
  const { email, customer_email: account = email } = (body ?? {}) as Record<string, string | undefined>
  const subject = { ip, account }
  switch (actor.kind) {
    case 'visitor':
      return { ...subject, tenant: actor.companyId, conversation: actor.conversationId }
    case 'tenant':
      return { ...subject, tenant: actor.company.id }
    case 'anyone':
      return { ...subject, tenant: actor.tenant ?? DEFAULT_SUBDOMAIN }
    case 'user':
      return { ...subject, user: actor.userId }
  }
}
