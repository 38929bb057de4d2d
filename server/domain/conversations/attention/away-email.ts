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

/** Returns the email. */
export function awayEmail(customer: WaitingCustomer, to: string): Mail {
  const { origin, conversation_id, excerpt } = customer
  const company = oneLine(customer.company_name)
  const name = oneLine(customer.customer_name ?? customer.customer_email ?? 'A visitor')
  return renderEmail({
    to,
    subject: `${company}: ${name} is waiting for a human`,
    locale: 'en',
    sender: BRAND.name,
    parts: [
      { kind: 'message', heading: name, text: excerpt },
      { kind: 'paragraph', text: 'Nobody of your team is online.' },
      {
        kind: 'button',
        label: 'Open the conversation',
        link: `${origin}/admin/conversations/${conversation_id}`,
      },
      { kind: 'button', label: 'Turn these emails off', link: `${origin}/admin/settings/notifications` },
    ],
    reason: `You received this email because you answer the customers of ${company} at ${BRAND.name}. You can turn these emails off in your notification settings.`,
  })
}
