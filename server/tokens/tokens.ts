/** The project's JSON web tokens (RFC 7519): HS256, with the secret that Supabase would also use. */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#core/clock.ts'

/** Accepted difference between the clocks of two machines, in seconds. */
const LEEWAY_S = 10

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
  return {
    now: clock.now,
    sign: async (claims, expiresAtS) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(Math.floor(clock.now() / 1_000))
        .setExpirationTime(expiresAtS)
        .sign(await key),
    async verify(token) {
      try {
        const options = {
          algorithms: ['HS256'],
          clockTolerance: LEEWAY_S,
          currentDate: new Date(clock.now()),
        }
        const { payload } = await jwtVerify(token, await key, { ...options, requiredClaims: ['exp'] })
        return { kind: 'valid', claims: payload }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { kind: 'expired', claims: error.payload }
        return { kind: 'invalid' }
      }
    },
  }
}
