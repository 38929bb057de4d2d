import { REMEMBERED_CONVERSATIONS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { toVisitorConversation } from '../rows.ts'
import { readIdentity } from './read-identity.ts'
import { refuseBlockedContact } from './refuse-blocked.ts'

/** What a token's person finds again. `email` is the token's. */
type FoundConversations = {
  readonly email: string | null
  readonly conversations: readonly VisitorConversation[]
}

/**
 * Returns the newest conversations of the person that an identity token names: those that were opened or identified with
 * a token for the same `sub`. The address decides nothing (R15). An unknown person has none.
 * @throws identity_invalid (401).
 * @throws visitor_blocked (403) if the company has blocked the person.
 * @throws RateLimitError if the person asks too often.
 */
export async function findConversations(
  deps: {
    readonly database: Database
    readonly tokens: Pick<Tokens, 'now'>
    readonly identitySealKey: Uint8Array
    readonly limits: Pick<RateLimits, 'take'>
  },
  company: Company,
  token: string,
): Promise<FoundConversations> {
  const { key, email } = await readIdentity(deps, company.id, token)
  // In hexadecimal, because accounts are counted without their case and outer spaces, and keys differ by them.
  const account = `${company.id} ${Buffer.from(key).toString('hex')}`
  await deps.limits.take('findConversations', { account })
  return deps.database.as(tenantClaims({ companyId: company.id }), async query => {
    const rows = await query<{ customer_id: string }>('select * from app.conversations_of_identity($1, $2)', [
      key,
      REMEMBERED_CONVERSATIONS,
    ])
    const [newest] = rows
    if (newest) await refuseBlockedContact(query, { customer_id: newest.customer_id, customer_email: null })
    return { email, conversations: rows.map(toVisitorConversation) }
  })
}
