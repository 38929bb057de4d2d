/** Authorizes a token to receive changes on a socket. */
import { WRONG_SITE } from '#contract/constants/conversation.ts'
import type { Admit, AdmittedClaims } from '../admission.ts'
import type { Pass } from './channel.ts'
import { rightOf } from './right.ts'
import type { ReadSocketAccess } from './socket-access.ts'

/** Refusal of an expired token, in Supabase's words. */
export const EXPIRED = 'Token has expired'
/** Refusal of an invalid token, in Supabase's words. */
export const INVALID = 'The token provided is not a valid JWT'
/** Refusal of a token whose session has ended. */
export const ENDED = 'The session has ended'

/** An `Origin` header (RFC 6454, section 7.1), also of an app or an extension; `null` of a sandboxed page. */
const ORIGIN = /^(?:null|[a-z][a-z\d+.-]*:\/\/[^\s/?#@]+)$/

/** What authorizing a token needs. */
export type PassDeps = {
  readonly admit: Admit
  readonly readSocketAccess: ReadSocketAccess
}

/** Returns the pass of a token on a page of this site (`otherSite`), or the reason for a refusal. */
export type AuthorizeSocket = (token: string, site: string | null) => Promise<Pass | string>

/** Returns the authorizer. */
export function createAuthorizeSocket({ admit, readSocketAccess }: PassDeps): AuthorizeSocket {
  return async (token, site) => {
    const admission = await admit(token)
    if (admission.kind === 'expired') return EXPIRED
    if (admission.kind === 'invalid') return INVALID
    const { claims, expiresAtMs } = admission
    const access = await readSocketAccess(claims)
    if (access.kind === 'ended') return ENDED
    if (!mayComeFrom(site, claims, access.sites)) return WRONG_SITE
    return { token, claims, right: rightOf(claims), companyId: access.companyId, expiresAtMs }
  }
}

/**
 * Whether a page may use a token (R18): members' tokens only on the server's own pages, whose `site` is null, visitors' also
 * on the `sites` of their company, or on any if it lists none.
 */
export function mayComeFrom(site: string | null, claims: AdmittedClaims, sites: readonly string[]): boolean {
  if (site === null) return true
  return ORIGIN.test(site) && claims.role === 'anon' && (sites.length === 0 || sites.includes(site))
}
