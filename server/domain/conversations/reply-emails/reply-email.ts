import { messageAsText } from '#core/text/message-as-text.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages.ts'
import { oneLine } from '../../emails/one-line.ts'
import type { EmailPage, EmailPart } from '../../emails/render-email.ts'
import { tenantOrigin } from '../../tenant-origin.ts'

/** The recipient of the replies, and the company that sends them. */
export type Addressee = {
  /** The ticket's number; null for a chat. */
  readonly number: number | null
  readonly customer_email: string
  /** BCP 47. */
  readonly locale: string
  readonly company_name: string
  /** The company's accent; null if it has set none. */
  readonly accent: string | null
  readonly subdomain: string
  /** Whether answers by email are read. */
  readonly isAnswerable: boolean
}

/** A reply to include in the email. */
export type Reply = {
  readonly sequence: number
  readonly sender_name: string | null
  readonly content: string
  readonly created_at: Date
}

/**
 * Returns the email with the new replies, in the visitor's language. The address is unconfirmed, so the email contains
 * nothing that the visitor wrote (R21). Its link leads to the company's public widget page, and opens no conversation.
 */
export function replyEmail(addressee: Addressee, replies: readonly Reply[], publicUrl: string): EmailPage {
  const { number, customer_email, locale, subdomain } = addressee
  const t = emailMessagesFor(locale)
  const company = oneLine(addressee.company_name)
  const page = number === null ? 'chat' : 'ticket'
  const link = `${tenantOrigin(publicUrl, subdomain)}/widget/${page}?locale=${locale}`
  const said = replies.map(
    ({ sender_name, content, created_at }): EmailPart => ({
      kind: 'message',
      heading: t.said(oneLine(sender_name ?? company), created_at.toISOString()),
      text: messageAsText({ sender_type: 'agent', content }),
    }),
  )
  return {
    to: customer_email,
    subject: t.replySubject({ number, company }),
    locale,
    sender: company,
    accent: addressee.accent,
    parts: [
      ...said,
      { kind: 'paragraph', text: addressee.isAnswerable ? t.replyByEmail : t.replyBack },
      { kind: 'button', label: t.replyButton(company), link },
    ],
    reason: t.replyReason(company),
  }
}
