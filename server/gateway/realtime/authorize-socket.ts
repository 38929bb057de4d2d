/** From a token to the right to hear on a socket. */
import type { Admit } from '../admission.ts'
import type { Pass } from './channel.ts'
import { mayComeFrom } from './may-come-from.ts'
import type { ReadStanding } from './socket-access.ts'

export const EXPIRED = 'Token has expired'
export const INVALID = 'The token provided is not a valid JWT'
export const FALLEN = 'The session has ended'
export const WRONG_ORIGIN = 'The token may not be used on this site'

export type PassDeps = {
  readonly admit: Admit
  readonly readStanding: ReadStanding
  /** Whether pages of a host, with its port, are the server's own. */
  readonly isKnownHost: (host: string) => boolean
}

/** The pass of a token's bearer on a page of this origin, or the reason why there is none. */
export type AuthorizeSocket = (token: string, origin: string | undefined) => Promise<Pass | string>

export function createAuthorizeSocket({ admit, readStanding, isKnownHost }: PassDeps): AuthorizeSocket {
  return async (token, origin) => {
    const admission = await admit(token)
    if (admission.kind === 'expired') return EXPIRED
    if (admission.kind === 'invalid') return INVALID
    const { claims, expiresAtMs } = admission
    const standing = await readStanding(claims)
    if (standing.kind === 'fallen') return FALLEN
    if (!mayComeFrom(origin, claims, { sites: standing.sites, isKnownHost })) return WRONG_ORIGIN
    return { token, claims, expiresAtMs }
  }
}
