import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { lockConversation } from '../locked-conversation.ts'
import { contactOf, storedContact } from './contact.ts'
import { refuseBlockedContact, refuseBlockedVisitor } from './refuse-blocked.ts'

/**
 * Changes the visitor's own name, any number of times, or email address, once; a changed address is unverified (R15,
 * R16). Adding the first address, or sending the same one again, doesn't count.
 * @throws email_corrected (409) for a second correction.
 * @throws visitor_blocked (403) if the visitor or the new contact is blocked.
 * @throws conversation_not_found (404).
 */
export function correctContact(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Visitor,
  conversationId: string,
  { email, name }: { readonly email?: string | undefined; readonly name?: string | undefined },
): Promise<void> {
  const now = new Date(clock.now())
  return database.as(visitorClaims(actor), async query => {
    await lockConversation(query, conversationId)
    await refuseBlockedVisitor(query)
    const before = await storedContact(query)
    if (name !== undefined)
      await query('update public.conversations set customer_name = $2, updated_at = $3 where id = $1', [
        conversationId,
        name === '' ? null : name,
        now,
      ])
    if (email === undefined || email === before.customer_email) return
    if (before.email_corrected_at !== null) throw new AppError('email_corrected')
    const contact = await contactOf(query, null, { email, name: name ?? before.customer_name })
    await refuseBlockedContact(query, contact)
    await query(
      `update public.conversations
          set customer_id = $2, customer_email = $3, is_verified = $4, is_identified = $5, updated_at = $6,
              email_corrected_at = $7
        where id = $1`,
      [
        conversationId,
        contact.customer_id,
        contact.customer_email,
        contact.is_verified,
        contact.is_identified,
        now,
        before.customer_email === null ? null : now,
      ],
    )
  })
}
