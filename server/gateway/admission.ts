/** Decides which tokens the gateway accepts: anon keys, and the tokens of sessions and visitors. */
import type { Context } from 'hono'
import { z } from 'zod'
import type { AllowedSites } from '#server/http/allowed-sites.ts'
import type { Claims } from '#server/ports/database.ts'
import type { JudgeToken } from '../tokens/judge-token.ts'
import { LEEWAY_S, type Tokens } from '../tokens/tokens.ts'

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

/** All that an anon key claims: it names nobody. */
const anonKeyClaims = z.strictObject({ role: z.literal('anon'), iat: z.number(), exp: z.number() })

/** Signs the public key that every page sends. It grants no rights of its own. */
export function signAnonKey(tokens: Tokens): Promise<string> {
  return tokens.sign({ role: 'anon' }, Math.floor(tokens.now() / 1_000) + ANON_KEY_LIFETIME_S)
}

/** Returns the gateway's doorkeeper: it admits anon keys, and what the judge of tokens finds valid. */
export function createAdmit({
  tokens,
  judge,
  anonKey,
}: {
  tokens: Pick<Tokens, 'now' | 'verify'>
  judge: JudgeToken
  anonKey: string
}): Admit {
  return async token => {
    if (token === anonKey) return { kind: 'admitted', claims: { role: 'anon' }, expiresAtMs: Infinity }
    const judged = await judge(token)
    if (judged.kind === 'valid')
      return { kind: 'admitted', claims: judged.claims, expiresAtMs: judged.claims.exp * 1_000 }
    return judged.kind === 'expired' ? { kind: 'expired' } : admitOtherKey(token)
  }

  /** Another node signs a key of its own, and pages outlive the start of a server whose key they hold. */
  async function admitOtherKey(token: string): Promise<Admission> {
    const verified = await tokens.verify(token)
    const key = verified.kind === 'invalid' ? undefined : anonKeyClaims.safeParse(verified.claims).data
    if (!key || key.exp > tokens.now() / 1_000 + ANON_KEY_LIFETIME_S + LEEWAY_S) return { kind: 'invalid' }
    if (verified.kind === 'expired') return { kind: 'expired' }
    return { kind: 'admitted', claims: { role: 'anon' }, expiresAtMs: key.exp * 1_000 }
  }
}

/** Judges the token of a request, and the page that sends it. */
export type AdmitRequest = (c: Context) => Promise<Admission | { readonly kind: 'wrong-site' }>

/** Returns the doorkeeper of requests: a visitor's token is good only on the sites of its company. */
export function createAdmitRequest(admit: Admit, sites: Pick<AllowedSites, 'admit'>): AdmitRequest {
  return async c => {
    const admission = await admit(bearerToken(c))
    const claims = admission.kind === 'admitted' ? admission.claims : null
    const tenant = claims?.role === 'anon' ? claims['tenant'] : null
    if (typeof tenant !== 'string' || (await sites.admit(c, tenant))) return admission
    return { kind: 'wrong-site' }
  }
}

/** Returns the token of the Authorization header, otherwise the API key; empty if neither was sent. */
export function bearerToken(c: Context): string {
  const authorization = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')
  return authorization?.[1] ?? c.req.header('apikey') ?? ''
}
