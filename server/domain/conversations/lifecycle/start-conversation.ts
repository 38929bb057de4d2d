import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { checkMessage } from '../spam/check-message.ts'
import { type OpenDeps, openConversation } from './open-conversation.ts'

type Details = ParsedRequestOf<'createConversation'>['body']

/**
 * Opens a chat conversation and returns its id. The same `client_id` returns the same conversation.
 * @throws identity_invalid (401), visitor_blocked (403), or message_refused (422) for a subject with a refused word.
 */
export async function startConversation(deps: OpenDeps, company: Company, details: Details): Promise<string> {
  const rules = await deps.database.as(tenantClaims({ companyId: company.id }), query =>
    readSettings(query, company.id, 'spam'),
  )
  checkMessage({ text: details.subject, isFirst: false }, rules)
  return openConversation(deps, company, {
    clientId: details.client_id,
    email: details.customer_email,
    name: details.customer_name,
    identityToken: details.identity_token,
    locale: details.locale,
    columns: {
      subject: details.subject,
      description: details.description ?? null,
      source: details.source,
      priority: details.priority,
      tags: details.tags,
      customer_company_name: details.customer_company_name ?? null,
      custom_fields: details.custom_fields,
    },
  })
}
