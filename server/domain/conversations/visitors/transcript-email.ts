import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages-for.ts'
import { oneLine } from '../../emails/one-line.ts'
import type { EmailPage } from '../../emails/render-email.ts'

/** A message as the transcript shows it. */
export type Line = {
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
