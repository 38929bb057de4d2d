import { LINK_TOKEN_LIFETIME_MAX_S } from '#contract/constants/identity.ts'

/** The claims of a token in a URL, unverified. The server checks the token when it is used. */
export type LinkClaims = {
  readonly sub?: unknown
  /** Seconds since the epoch. */
  readonly exp?: unknown
  readonly email?: unknown
  /** The actor (RFC 8693, section 4.1). */
  readonly act?: unknown
}

/**
 * `ask`: the user must confirm 'Continue as `name`?', because anybody can send such a link (session fixation).
 */
export type LinkVerdict =
  | { readonly kind: 'accept' }
  | { readonly kind: 'ask'; readonly name: string }
  | { readonly kind: 'refuse' }

/**
 * Decides whether the tokens of a URL may become the session (Spec 4.4). At once with an actor claim or with a
 * state that this browser created; else only after the user confirms. The tokens must expire within 120 seconds.
 * @param claims null for an unreadable token
 * @param now in ms since the epoch
 */
export function judgeLinkTokens(
  claims: LinkClaims | null,
  { now, isOwnState }: { readonly now: number; readonly isOwnState: boolean },
): LinkVerdict {
  if (typeof claims?.sub !== 'string' || typeof claims.exp !== 'number') return { kind: 'refuse' }
  const leftMs = claims.exp * 1_000 - now
  if (leftMs <= 0 || leftMs > LINK_TOKEN_LIFETIME_MAX_S * 1_000) return { kind: 'refuse' }
  if (isOwnState || hasActor(claims.act)) return { kind: 'accept' }
  return { kind: 'ask', name: typeof claims.email === 'string' ? claims.email : 'this account' }
}

function hasActor(act: unknown): boolean {
  return typeof act === 'object' && act !== null && 'sub' in act && typeof act.sub === 'string'
}
