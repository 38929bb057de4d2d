/** The one judge of access tokens: the API, rest/v1, storage/v1, auth/v1 and realtime/v1 all ask it. */
import { z } from 'zod'
import { VISITOR_TOKEN_LIFETIME_MS } from '#contract/constants/conversation.ts'
import { IMPERSONATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { ACCESS_TOKEN_LIFETIME_S } from '#contract/constants/server.ts'
import { LEEWAY_S, type Tokens } from './tokens.ts'

/** The audience that distinguishes visitor tokens from session tokens. */
export const VISITOR_AUDIENCE = 'visitor'

/** The longest lifetime of a visitor's token, in seconds. */
const VISITOR_MAX_S = VISITOR_TOKEN_LIFETIME_MS / 1_000

// Row-level security casts the ids. A failing cast would be an error instead of a refusal.
const common = {
  exp: z.number().positive(),
  iss: z.string().optional(),
  // Only the API server impersonates; it never issues a token with that claim.
  api_actor: z.never().optional(),
}
const session = z.looseObject({
  ...common,
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  sub: z.guid(),
  session_id: z.guid().optional(),
  aal: z.string().optional(),
  impersonation_id: z.guid().optional(),
  company_id: z.guid().optional(),
  conversation_id: z.guid().optional(),
})
const visitor = z.looseObject({
  ...common,
  aud: z.literal(VISITOR_AUDIENCE),
  role: z.literal('anon'),
  company_id: z.guid(),
  conversation_id: z.guid(),
  tenant: z.string(),
  sub: z.guid().optional(),
  session_id: z.guid().optional(),
  impersonation_id: z.guid().optional(),
})
const access = z.discriminatedUnion('aud', [session, visitor])

/** The claims of an access token, a session's or a visitor's: `aud` tells which. `exp` is in seconds. */
export type AccessClaims = z.infer<typeof access>

/** The claims of a visitor's token. `tenant` is the company's subdomain. */
export type VisitorClaims = z.infer<typeof visitor>

/** The verdict on a token. An `expired` one is right except for its time. */
export type Judged =
  | { readonly kind: 'valid' | 'expired'; readonly claims: AccessClaims }
  | { readonly kind: 'invalid' }

/** Judges a token; never throws. */
export type JudgeToken = (token: string) => Promise<Judged>

/** Who signs people in. */
export type SessionIssuer = {
  /** The `iss` of its tokens, `null` if it may be any; a token without `iss` is accepted, as an impersonation's is. */
  readonly iss: string | null
  /** The longest lifetime of its tokens, in seconds. */
  readonly longestS: number
}

/** Returns the issuer of the server's own sessions and impersonations. @param publicUrl without a trailing slash */
export function ownIssuer(publicUrl: string): SessionIssuer & { readonly iss: string } {
  const longestS = Math.max(ACCESS_TOKEN_LIFETIME_S, IMPERSONATION_LIFETIME_MS / 1_000)
  return { iss: `${publicUrl}/auth/v1`, longestS }
}

/**
 * A Supabase project. Its `iss` is a name of its own, which may differ from the URL that the server calls; tokens of
 * up to a week can be configured there.
 */
export const PROJECT_ISSUER: SessionIssuer = { iss: null, longestS: 7 * 24 * 60 * 60 }

/**
 * Returns the judge. It refuses a wrong signature, audience, role or issuer, ids that are not UUIDs, `api_actor`, a
 * token from the future, and one that lasts longer than any that is issued.
 */
export function createJudgeToken(tokens: Pick<Tokens, 'now' | 'verify'>, issuer: SessionIssuer): JudgeToken {
  return async token => {
    const verified = await tokens.verify(token)
    const claims = verified.kind === 'invalid' ? undefined : access.safeParse(verified.claims).data
    if (verified.kind === 'invalid' || !claims) return { kind: 'invalid' }
    if (issuer.iss !== null && (claims.iss ?? issuer.iss) !== issuer.iss) return { kind: 'invalid' }
    const longestS = claims.aud === VISITOR_AUDIENCE ? VISITOR_MAX_S : issuer.longestS
    if (claims.exp > tokens.now() / 1_000 + longestS + LEEWAY_S) return { kind: 'invalid' }
    return { kind: verified.kind, claims }
  }
}
