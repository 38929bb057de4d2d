import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages.ts'
import { oneLine } from '../../emails/one-line.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { EmailPage } from '../../emails/render-email.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockConversation } from '../locked-conversation.ts'
import { storedContact } from './contact.ts'
import { refuseBlockedVisitor } from './refuse-blocked.ts'

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

/** A message as the transcript shows it. */
type Line = {
  readonly sender_type: SenderType
  readonly sender_name: string | null
  readonly content: string
  readonly meta: MessageMeta
  readonly created_at: Date
}

/** The company, the visitor (null if nameless) and the language (BCP 47) of the conversation. */
type Between = {
  readonly companyName: string
  /** The company's accent. */
  readonly accent: string
  readonly visitorName: string | null
  readonly locale: string
}

/** Returns the conversation as an email, without the server's marks (CHAT-21); null if nothing is left. */
export function transcriptEmail(
  to: string,
  { companyName, accent, visitorName, locale }: Between,
  lines: readonly Line[],
): EmailPage | null {
  const visible = lines.filter(line => !isHidden(line))
  if (visible.length === 0) return null
  const t = emailMessagesFor(locale)
  const company = oneLine(companyName)
  const sender = ({ sender_type, sender_name }: Line) =>
    sender_type === 'visitor' ? (visitorName ?? t.you) : (sender_name ?? companyName)
  return {
    to,
    subject: t.transcriptSubject(company),
    locale,
    sender: company,
    accent,
    parts: visible.map(line => ({
      kind: 'message',
      heading: t.said(oneLine(sender(line)), line.created_at.toISOString()),
      text: messageAsText(line),
    })),
    reason: t.transcriptReason(company),
  }
}
