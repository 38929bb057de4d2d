/** Decides which tokens the gateway accepts: the anon key, and tokens for `anon` or `authenticated`. */

import type { Context } from 'hono'
import { z } from 'zod'
import type { Claims } from '#server/ports/database.ts'
import type { Tokens } from '../tokens/tokens.ts'

/**
 * Whether the ids in the claims are well-formed. Row-level security casts them, and a failing cast would be an error
 * instead of a refusal.
 */
const admissible = z.looseObject({
  role: z.enum(['anon', 'authenticated']),
  exp: z.number(),
  sub: z.guid().optional(),
  company_id: z.guid().optional(),
  conversation_id: z.guid().optional(),
  session_id: z.guid().optional(),
  impersonation_id: z.guid().optional(),
  // Only the API server impersonates; it never issues a token with that claim.
  api_actor: z.undefined().optional(),
})

/** Postgres roles that a request can have. */
export type GatewayRole = 'anon' | 'authenticated'

/** Claims of an accepted token. */
export type AdmittedClaims = Claims & { readonly role: GatewayRole }

type Admission =
  /** `expiresAtMs` is milliseconds since the epoch, Infinity for the anon key. */
  | { readonly kind: 'admitted'; readonly claims: AdmittedClaims; readonly expiresAtMs: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

/** Judges a token or API key; never throws. */
export type Admit = (token: string) => Promise<Admission>

/** Lifetime of the anon key in seconds. It has to outlive every page that holds it. */
const ANON_KEY_LIFETIME_S = 10 * 365 * 24 * 60 * 60

/** Signs the public key that every page sends. It grants no rights of its own. */
export function signAnonKey(tokens: Tokens): Promise<string> {
  return tokens.sign({ role: 'anon' }, Math.floor(tokens.now() / 1_000) + ANON_KEY_LIFETIME_S)
}

/**
 * Returns the judge. It rejects everything else: the service role, tokens with `api_actor`, ids that are not UUIDs.
 */
export function createAdmit({ tokens, anonKey }: { tokens: Tokens; anonKey: string }): Admit {
  return async token => {
    if (token === anonKey) return { kind: 'admitted', claims: { role: 'anon' }, expiresAtMs: Infinity }
    const verified = await tokens.verify(token)
    if (verified.kind === 'invalid') return verified
    const claims = admissible.safeParse(verified.claims)
    if (!claims.success || 'api_actor' in verified.claims) return { kind: 'invalid' }
    if (verified.kind === 'expired') return { kind: 'expired' }
    return { kind: 'admitted', claims: claims.data, expiresAtMs: claims.data.exp * 1_000 }
  }
}

/** Returns the token of the Authorization header, otherwise the API key; empty if neither was sent. */
export function bearerToken(c: Context): string {
  const authorization = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')
  return authorization?.[1] ?? c.req.header('apikey') ?? ''
}
