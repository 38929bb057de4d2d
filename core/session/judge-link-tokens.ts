import { LINK_TOKEN_LIFETIME_MAX_S } from '#contract/constants/identity.ts'

/** What a token in an address says of itself; nothing here is proven, the server checks it when it is used. */
export type LinkClaims = {
  readonly sub?: unknown
  /** Seconds since the epoch. */
  readonly exp?: unknown
  readonly email?: unknown
  /** Who really acts (RFC 8693, section 4.1). */
  readonly act?: unknown
}

/** `ask`: only after 'Continue as `name`?', for anybody can send such a link (session fixation). */
export type LinkVerdict =
  | { readonly kind: 'accept' }
  | { readonly kind: 'ask'; readonly name: string }
  | { readonly kind: 'refuse' }

/**
 * Whether the tokens of an address may become the session (rule for spec section 4.4): with an actor claim, or with a
 * state that this browser made before, at once; else only if the person says so. They must run out within 120 seconds.
 * `now` is milliseconds since the epoch; `claims` null for a token that cannot be read.
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
