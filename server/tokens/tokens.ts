/** The project's JSON web tokens (RFC 7519): HS256, with the secret that Supabase would also use. */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#core/clock.ts'

/** Accepted difference between the clocks of two machines, in seconds. */
export const LEEWAY_S = 10
/** The same for the time at which a token was issued: nobody gains from a token that is dated ahead. */
const ISSUED_AHEAD_MAX_S = 60

/** Tokens whose signature was verified, at about 1 KB each: checking one again takes longer than much of a request. */
const VERIFIED_MAX = 5_000

/** Result of verifying a token. */
export type Verified =
  | { readonly kind: 'valid'; readonly claims: JWTPayload }
  /** The signature is ours, but the time is over. */
  | { readonly kind: 'expired'; readonly claims: JWTPayload }
  | { readonly kind: 'invalid' }

/** Signs and verifies tokens. */
export type Tokens = {
  /** The clock of tokens, in ms since the epoch. */
  readonly now: () => number
  /** Signs the claims. `expiresAtS` is in seconds since the epoch. */
  readonly sign: (claims: JWTPayload, expiresAtS: number) => Promise<string>
  /** Never throws: an unreadable token is `invalid`. */
  readonly verify: (token: string) => Promise<Verified>
}

/** Returns the signer and verifier for one secret. */
export function createTokens(secret: string, clock: Pick<Clock, 'now'>): Tokens {
  // Created once: from bytes, a key would be created again for every token.
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  const verified = new Map<string, JWTPayload>()

  /** Whether a token that was valid before is so now: the same checks of time as the first time. */
  function isCurrent({ exp, nbf = 0 }: JWTPayload): boolean {
    const now = Math.floor(clock.now() / 1_000)
    return exp !== undefined && exp > now - LEEWAY_S && nbf <= now + LEEWAY_S
  }

  function remember(token: string, claims: JWTPayload): void {
    verified.set(token, claims)
    const [oldest] = verified.keys()
    if (verified.size > VERIFIED_MAX && oldest !== undefined) verified.delete(oldest)
  }

  return {
    now: clock.now,
    sign: async (claims, expiresAtS) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(Math.floor(clock.now() / 1_000))
        .setExpirationTime(expiresAtS)
        .sign(await key),
    async verify(token) {
      const known = verified.get(token)
      if (known && isCurrent(known) && isIssued(known, clock.now())) return { kind: 'valid', claims: known }
      try {
        const options = {
          algorithms: ['HS256'],
          clockTolerance: LEEWAY_S,
          currentDate: new Date(clock.now()),
        }
        const { payload } = await jwtVerify(token, await key, { ...options, requiredClaims: ['exp'] })
        if (!isIssued(payload, clock.now())) return { kind: 'invalid' }
        remember(token, payload)
        return { kind: 'valid', claims: payload }
      } catch (error) {
        const isExpired = error instanceof errors.JWTExpired && isIssued(error.payload, clock.now())
        return isExpired ? { kind: 'expired', claims: error.payload } : { kind: 'invalid' }
      }
    },
  }
}

/** Whether a token says no time of issue, or one that is not in the future. */
function isIssued({ iat }: JWTPayload, nowMs: number): boolean {
  if (iat === undefined) return true
  return typeof iat === 'number' && iat <= nowMs / 1_000 + ISSUED_AHEAD_MAX_S
}
