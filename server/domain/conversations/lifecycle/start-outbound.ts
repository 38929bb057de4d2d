import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { postMessage } from '../messages/post-message.ts'
import { type OpenDeps, openConversation } from './open-conversation.ts'

/**
 * Opens a conversation with the customer of an address and posts the member's message in it. Returns its id. It opens under the
 * claims of a visitor who never comes: their token is issued to nobody.
 * @throws visitor_blocked (403) if the company has blocked the address.
 */
export async function startOutbound(
  deps: OpenDeps,
  actor: Member,
  { customer_email, content, subject }: ParsedRequestOf<'startOutbound'>['body'],
): Promise<string> {
  const known = await lastContact(deps.database, actor, customer_email)
  const id = await openConversation(
    deps,
    { id: actor.companyId },
    {
      clientId: undefined,
      email: customer_email,
      name: known?.customer_name ?? undefined,
      identityToken: undefined,
      locale: known?.locale ?? 'en',
      columns: {
        subject: subject ?? [...content].slice(0, SUBJECT_LENGTH).join('').trim(),
        source: 'widget',
      },
    },
  )
  await postMessage(deps, actor, { conversationId: id, content })
  return id
}

type Contacted = { readonly customer_name: string | null; readonly locale: Locale }

/** Returns the customer's name and language in their last conversation; undefined if there is none. */
async function lastContact(database: Database, { claims, companyId }: Member, email: string) {
  const [last] = await database.as(claims, query =>
    query<Contacted>(
      `select c.customer_name, c.locale from public.conversations c
         join public.customers customer on customer.id = c.customer_id and customer.company_id = c.company_id
        where c.company_id = $1 and customer.email = $2
        order by c.last_message_at desc nulls last limit 1`,
      [companyId, email],
    ),
  )
  return last
}
