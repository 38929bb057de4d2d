import type { Locale } from '#contract/constants/locales.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Result, VisitorApi } from '#sdk/runtime/api/create-api.ts'
import type { ReportTrouble } from '#sdk/runtime/browser/report-trouble.ts'
import type { Identity } from '#sdk/runtime/conversation/identified-visitor.ts'
import type { VisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import { TICKET_KEY } from './draft.ts'
import type { TicketValues } from './ticket-values.ts'

type Options = {
  readonly api: VisitorApi
  readonly identity: Identity
  readonly storage: VisitorStorage
  readonly report: ReportTrouble
  readonly newId: () => string
}

/**
 * Creates a ticket. Idempotent: sending the same form again, for example after a lost response, returns the same
 * ticket.
 */
export async function createTicket(
  { api, identity, storage, report, newId }: Options,
  { email = '', name = '', subject = '', category, content = '', ...custom }: TicketValues,
  locale: Locale,
): Promise<Result<ResponseOf<'createTicket'>>> {
  const { creationKeys } = storage.read()
  const key = creationKeys[TICKET_KEY] ?? newId()
  storage.change({ creationKeys: { ...creationKeys, [TICKET_KEY]: key } })
  const body = {
    client_id: key,
    customer_email: email.trim(),
    ...(name.trim() && { customer_name: name.trim() }),
    subject: subject.trim(),
    content: content.trim(),
    ...(category && { category }),
    custom_fields: customFields(custom),
    locale,
  }
  const token = await identity.token()
  const result = await api('createTicket', { body: { ...body, ...(token && { identity_token: token }) } })
  if (result.kind !== 'refused' || result.code !== 'identity_invalid') return result
  // The page's error must not prevent the visitor from writing.
  report('identity', 'the identity token was refused')
  return api('createTicket', { body })
}

function customFields(custom: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const name of Object.keys(custom)) {
    const value = custom[name]?.trim()
    if (value) fields[name.replace('custom_fields.', '')] = value
  }
  return fields
}
