/** From a token to the right to hear on a socket. */
import type { Admit, AdmittedClaims } from '../admission.ts'
import type { Pass } from './channel.ts'
import type { ReadSocketAccess } from './socket-access.ts'

export const EXPIRED = 'Token has expired'
export const INVALID = 'The token provided is not a valid JWT'
export const ENDED = 'The session has ended'
export const WRONG_ORIGIN = 'The token may not be used on this site'

export type PassDeps = {
  readonly admit: Admit
  readonly readSocketAccess: ReadSocketAccess
  /** Whether pages of a host, with its port, are the server's own. */
  readonly isKnownHost: (host: string) => boolean
}

/** The pass of a token's bearer on a page of this origin, or the reason why there is none. */
export type AuthorizeSocket = (token: string, origin: string | undefined) => Promise<Pass | string>

export function createAuthorizeSocket({ admit, readSocketAccess, isKnownHost }: PassDeps): AuthorizeSocket {
  return async (token, origin) => {
    const admission = await admit(token)
    if (admission.kind === 'expired') return EXPIRED
    if (admission.kind === 'invalid') return INVALID
    const { claims, expiresAtMs } = admission
    const access = await readSocketAccess(claims)
    if (access.kind === 'ended') return ENDED
    if (!mayComeFrom(origin, claims, { sites: access.sites, isKnownHost })) return WRONG_ORIGIN
    return { token, claims, expiresAtMs }
  }
}

/**
 * Whether a page of this origin may use a token (R18): members' tokens only on pages of the server's own, visitors'
 * also on the `sites` that their company has named, where it has named any. What is no page names no origin.
 */
export function mayComeFrom(
  origin: string | undefined,
  claims: AdmittedClaims,
  {
    sites,
    isKnownHost,
  }: { readonly sites: readonly string[]; readonly isKnownHost: (host: string) => boolean },
): boolean {
  if (origin === undefined) return true
  if (URL.canParse(origin) && isKnownHost(new URL(origin).host)) return true
  return claims.role === 'anon' && (sites.length === 0 || sites.includes(origin))
}
