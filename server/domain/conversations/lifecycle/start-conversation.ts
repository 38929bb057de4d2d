import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Company } from '../../actor.ts'
import { type OpenDeps, openConversation } from './open-conversation.ts'

type Details = ParsedRequestOf<'createConversation'>['body']

/**
 * Opens a chat conversation and returns its id. The same `client_id` returns the same conversation.
 * @throws identity_invalid (401) or visitor_blocked (403).
 */
export function startConversation(deps: OpenDeps, company: Company, details: Details): Promise<string> {
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
      customer_company_name: details.customer_company_name ?? null,
      custom_fields: details.custom_fields,
    },
  })
}
