import { VISITOR_TOKEN_LIFETIME_MS, VISITOR_TOKEN_RENEWABLE_MS } from '#contract/constants/conversation.ts'
import { VISITOR_AUDIENCE } from '#server/tokens/judge-token.ts'
import type { Tokens } from '#server/tokens/tokens.ts'

/** The claims of a visitor token. `tenant` is the company's subdomain. */
export type VisitorTokenClaims = {
  readonly companyId: string
  readonly conversationId: string
  readonly tenant: string
}

/** Returns a signed token for one conversation, valid for 24 hours. It contains no email address (R1). */
export function mintVisitorToken(tokens: Tokens, claims: VisitorTokenClaims): Promise<string> {
  const payload = {
    aud: VISITOR_AUDIENCE,
    role: 'anon',
    company_id: claims.companyId,
    conversation_id: claims.conversationId,
    tenant: claims.tenant,
  }
  return tokens.sign(payload, Math.floor((tokens.now() + VISITOR_TOKEN_LIFETIME_MS) / 1_000))
}

/** Returns whether an expired token can still be renewed. @param expiredAtS its expiry, in seconds since the epoch. */
export function isRenewable(expiredAtS: number, tokens: Pick<Tokens, 'now'>): boolean {
  return tokens.now() < expiredAtS * 1_000 + VISITOR_TOKEN_RENEWABLE_MS
}
