import { VISITOR_TOKEN_LIFETIME_MS, VISITOR_TOKEN_RENEWABLE_MS } from '#contract/constants/conversation.ts'
import type { Tokens } from '#server/tokens/tokens.ts'

/** The audience that distinguishes visitor tokens from session tokens. */
export const VISITOR_AUDIENCE = 'visitor'

/** What a visitor token stands for; `tenant` is the subdomain. */
export type VisitorTokenClaims = {
  readonly companyId: string
  readonly conversationId: string
  readonly tenant: string
}

/** Returns a token for one conversation, valid for 24 hours by the server's clock. It contains no address (R1). */
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

/** Whether a token that expired at `expiredAtS` (seconds since the epoch) can still be renewed. */
export function isRenewable(expiredAtS: number, tokens: Pick<Tokens, 'now'>): boolean {
  return tokens.now() < expiredAtS * 1_000 + VISITOR_TOKEN_RENEWABLE_MS
}
