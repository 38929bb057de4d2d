import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockConversation } from '../lock-conversation.ts'
import { storedContact } from './contact.ts'
import { refuseBlockedVisitor } from './refuse-blocked.ts'
import { type Line, transcriptEmail } from './transcript-email.ts'

/** Minimum time between two transcripts of a conversation. */
const PAUSE_MS = 5 * 60_000

/**
 * Queues the transcript to the conversation's own address, never to another.
 * @throws nothing_to_send (409) without messages or an address.
 * @throws transcript_sent (429) if one was sent in the last 5 minutes.
 * @throws conversation_not_found (404).
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 */
export function sendTranscript(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Visitor,
  conversationId: string,
): Promise<void> {
  const now = clock.now()
  return database.as(visitorClaims(actor), async query => {
    const { locale } = await lockConversation(query, conversationId)
    // Nobody has proved that the address is the visitor's own.
    await refuseBlockedVisitor(query)
    const contact = await storedContact(query)
    const [company] = await query<{ name: string }>('select name from public.companies where id = $1', [
      actor.companyId,
    ])
    const lines = await query<Line>(
      `select sender_type, sender_name, content, meta, created_at from public.messages
        where conversation_id = $1 order by sequence`,
      [conversationId],
    )
    const { accent } = await readSettings(query, actor.companyId, 'brand')
    const between = { companyName: company!.name, accent, visitorName: contact.customer_name, locale }
    const page =
      contact.customer_email === null ? null : transcriptEmail(contact.customer_email, between, lines)
    if (!page) throw new AppError('nothing_to_send')
    if (contact.transcript_sent_at !== null && now < contact.transcript_sent_at.getTime() + PAUSE_MS)
      throw new AppError('transcript_sent')
    const at = new Date(now)
    await query('update public.conversations set transcript_sent_at = $2 where id = $1', [conversationId, at])
    const { companyId } = actor
    await queueEmail(query, { companyId, conversationId, kind: 'transcript', page }, at)
  })
}
