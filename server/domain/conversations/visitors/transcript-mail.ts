import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import type { Mail } from '#server/ports/mail.ts'
import { oneLine } from '../../emails/one-line.ts'
import { renderMail } from '../../emails/render-mail.ts'
import { mailTextsOf } from '../../emails/texts/mail-texts-of.ts'

/** A message, as far as a transcript shows it. */
export type Line = {
  readonly sender_type: SenderType
  readonly sender_name: string | null
  readonly content: string
  readonly meta?: MessageMeta
  readonly created_at: Date
}

/** Whose conversation it is, and in what language (BCP 47). */
type Between = {
  readonly companyName: string
  readonly visitorName: string | null
  readonly locale: string
}

/** The thread as a mail, without the messages that are hidden (CHAT-21); null when nothing is left. */
export function transcriptMail(
  to: string,
  { companyName, visitorName, locale }: Between,
  lines: readonly Line[],
): Mail | null {
  const visible = lines.filter(({ content }) => !content.startsWith(SYSTEM_PREFIX))
  if (visible.length === 0) return null
  const texts = mailTextsOf(locale)
  const company = oneLine(companyName)
  const sender = ({ sender_type, sender_name }: Line) =>
    sender_type === 'visitor' ? (visitorName ?? texts.you) : (sender_name ?? companyName)
  return renderMail({
    to,
    subject: texts.transcriptSubject(company),
    locale,
    sender: company,
    parts: visible.map(line => ({
      kind: 'message',
      heading: texts.said(oneLine(sender(line)), line.created_at.toISOString()),
      text: messageAsText(line),
    })),
    reason: texts.transcriptReason(company),
  })
}
