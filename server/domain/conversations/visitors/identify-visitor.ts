import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { lockConversation } from '../locked-conversation.ts'
import { contactOf, storedContact } from './contact.ts'
import { readIdentity } from './read-identity.ts'
import { refuseBlockedContact, refuseBlockedVisitor } from './refuse-blocked.ts'

/**
 * Verifies the visitor of a conversation by an identity token that the company has signed.
 * @throws identity_invalid (401), also if the conversation belongs to another verified customer.
 * @throws visitor_blocked (403) if the company has blocked the contact.
 * @throws conversation_not_found (404).
 */
export async function identifyVisitor(
  deps: {
    readonly database: Database
    readonly clock: Pick<Clock, 'now'>
    readonly tokens: Pick<Tokens, 'now'>
    readonly identitySealKey: Uint8Array
  },
  actor: Visitor,
  conversationId: string,
  token: string,
): Promise<void> {
  const identity = await readIdentity(deps, actor.companyId, token)
  await deps.database.as(visitorClaims(actor), async query => {
    await lockConversation(query, conversationId)
    await refuseBlockedVisitor(query)
    const before = await storedContact(query)
    const typed = { email: before.customer_email, name: before.customer_name }
    const contact = await contactOf(query, identity, typed)
    if (before.is_customer_verified && before.customer_id !== contact.customer_id)
      throw new AppError('identity_invalid')
    await refuseBlockedContact(query, contact)
    await query(
      `update public.conversations
          set customer_id = $2, customer_email = $3, customer_name = $4, is_verified = $5, is_identified = $6,
              updated_at = $7
        where id = $1`,
      [conversationId, ...Object.values(contact), new Date(deps.clock.now())],
    )
  })
}
