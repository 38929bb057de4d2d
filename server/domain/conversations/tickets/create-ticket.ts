import type { TicketForm } from '#contract/entities/widget.ts'
import type { RequestIssue } from '#contract/errors.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { type Company, tenantClaims, visitorClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type OpenDeps, openConversation } from '../lifecycle/open-conversation.ts'
import { storeMessage } from '../locked-conversation.ts'
import { checkMessage, heldAsSpam } from '../spam/check-message.ts'

type Form = ParsedRequestOf<'createTicket'>['body']

/**
 * Opens a ticket from the form: a conversation that waits for a human, with the visitor's text as its first message.
 * Returns its id and number; the same `client_id` returns the same ticket.
 * @throws invalid_request (400) if the input doesn't match the company's form.
 * @throws identity_invalid (401), visitor_blocked (403), or message_refused (422) for a refused word.
 */
export async function createTicket(
  deps: OpenDeps,
  company: Company,
  form: Form,
): Promise<{ readonly conversationId: string; readonly number: number }> {
  const { database, clock } = deps
  const { settings, spam } = await database.as(tenantClaims({ companyId: company.id }), async query => ({
    settings: await readSettings(query, company.id, 'ticket-form'),
    spam: checkMessage({ text: textOf(form), isFirst: true }, await readSettings(query, company.id, 'spam')),
  }))
  const issues = checkTicketForm(settings, form)
  if (issues.length > 0) throw new AppError('invalid_request', issues)
  const filled = Object.entries(form.custom_fields).filter(([, value]) => value !== '')
  const opening = {
    clientId: form.client_id,
    email: form.customer_email,
    name: form.customer_name,
    identityToken: form.identity_token,
    locale: form.locale,
    columns: {
      subject: form.subject,
      source: 'widget',
      status: 'ticket',
      category: form.category ?? null,
      custom_fields: Object.fromEntries(filled),
      needs_human: true,
      human_requested_at: new Date(clock.now()),
      responder: 'none',
      // A signed identity vouches for its visitor.
      ...(spam && !form.identity_token && heldAsSpam(spam, new Date(clock.now()))),
    },
  }
  const conversationId = await openConversation(deps, company, opening, async (query, id, now) => {
    await storeMessage(query, { id, company_id: company.id }, 'visitor', { content: form.content }, now)
  })
  const [ticket] = await database.as(visitorClaims({ companyId: company.id, conversationId }), query =>
    query<{ number: number | null }>('select number from public.conversations where id = $1', [
      conversationId,
    ]),
  )
  const number = ticket?.number ?? null
  if (number === null)
    throw new AppError('invalid_request', [{ path: 'body.client_id', message: 'Belongs to a conversation.' }])
  return { conversationId, number }
}

function textOf({ subject, content }: Form): string {
  return `${subject}\n${content}`
}

type Options = {
  readonly category?: string | undefined
  readonly custom_fields: Readonly<Record<string, string>>
}

/** Returns the errors of a ticket's category and custom fields under the company's form; empty if it's valid. */
export function checkTicketForm(form: TicketForm, { category, custom_fields }: Options): RequestIssue[] {
  const issues: RequestIssue[] = []
  const refuse = (key: string, message: string) => issues.push({ path: `body.custom_fields.${key}`, message })
  if (category !== undefined && !form.categories.includes(category))
    issues.push({ path: 'body.category', message: 'Is not one of the categories.' })
  for (const key of Object.keys(custom_fields))
    if (!form.fields.some(field => field.key === key)) refuse(key, 'There is no such field.')
  for (const { key, kind, is_required, options } of form.fields) {
    const value = Object.hasOwn(custom_fields, key) ? custom_fields[key]! : ''
    if (value === '' && is_required) refuse(key, 'Is required.')
    if (value !== '' && kind === 'select' && !options.includes(value))
      refuse(key, 'Is not one of the options.')
  }
  return issues
}
