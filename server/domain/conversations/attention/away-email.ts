/** The email to an agent about a customer who waits. In English, like the pages it links to. */
import { BRAND } from '#contract/brand.ts'
import type { Mail } from '#server/ports/mail.ts'
import { oneLine } from '../../emails/one-line.ts'
import { renderEmail } from '../../emails/render-email.ts'

/** A customer who waits for a human. */
export type WaitingCustomer = {
  readonly conversation_id: string
  readonly customer_name: string | null
  readonly customer_email: string | null
  /** The conversation's subject. */
  readonly excerpt: string
  readonly company_name: string
  /** The origin of the company's pages. */
  readonly origin: string
}

/** Returns the email. @param replyTo where an answer reaches the customer; null if no mail comes in */
export function awayEmail(customer: WaitingCustomer, to: string, replyTo: string | null): Mail {
  const { origin, conversation_id, excerpt } = customer
  const company = oneLine(customer.company_name)
  const name = oneLine(customer.customer_name ?? customer.customer_email ?? 'A visitor')
  const rendered = renderEmail({
    to,
    subject: `${company}: ${name} is waiting for a human`,
    locale: 'en',
    sender: BRAND.name,
    parts: [
      { kind: 'message', heading: name, text: excerpt },
      { kind: 'paragraph', text: 'Nobody of your team is online.' },
      ...(replyTo === null
        ? []
        : [{ kind: 'paragraph' as const, text: 'Reply to this email to answer the customer.' }]),
      {
        kind: 'button',
        label: 'Open the conversation',
        link: `${origin}/admin/conversations/${conversation_id}`,
      },
      { kind: 'button', label: 'Turn these emails off', link: `${origin}/admin/settings/notifications` },
    ],
    reason: `You received this email because you answer the customers of ${company} at ${BRAND.name}. You can turn these emails off in your notification settings.`,
  })
  return replyTo === null ? rendered : { ...rendered, replyTo }
}
