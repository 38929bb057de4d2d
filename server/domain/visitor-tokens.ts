import { VISITOR_TOKEN_LIFETIME_MS, VISITOR_TOKEN_RENEWABLE_MS } from '#contract/constants/conversation.ts'
import type { Tokens } from '#server/tokens/tokens.ts'

/** The audience that tells a visitor token from a session's. */
export const VISITOR_AUDIENCE = 'visitor'

export type VisitorTokenClaims = {
  readonly companyId: string
  readonly conversationId: string
  readonly tenant: string
}

/** A token for one conversation of one tenant, 24 hours by the server's clock, without any address (R1). */
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

/** Whether a token that expired at `expiredAtS` (seconds) may still be exchanged for a new one. */
export function isRenewable(expiredAtS: number, tokens: Pick<Tokens, 'now'>): boolean {
  return tokens.now() < expiredAtS * 1_000 + VISITOR_TOKEN_RENEWABLE_MS
}
