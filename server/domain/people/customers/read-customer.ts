import { z } from 'zod'
import { customerConversation, customerRating } from '#contract/entities/customer.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { pausedAddressesOf } from '../../emails/outbox/paused-addresses.ts'
import {
  COUNTS,
  CUSTOMER_COLUMNS,
  NOTE_COLUMNS,
  toCustomer,
  toCustomerNote,
  toListedCustomer,
} from './customer-rows.ts'

const CONVERSATIONS_SHOWN = 100
const OPEN_SHOWN = 10
const RATINGS_SHOWN = 5
const CONVERSATION_COLUMNS = Object.keys(customerConversation.shape).join(', ')
const RATING_COLUMNS = Object.keys(customerRating.shape)
  .map(name => `s.${name}`)
  .join(', ')
const openConversation = customerConversation.extend({ customer_id: z.uuid() })

/** Returns a customer with conversations and notes, the newest first. @throws customer_not_found (404). */
export function getCustomer(
  database: Database,
  { claims, companyId }: Member,
  id: string,
): Promise<ResponseOf<'getCustomer'>> {
  return database.as(claims, async query => {
    const [row] = await query(
      `select ${CUSTOMER_COLUMNS}, counted.* from public.customers k ${COUNTS} where k.id = $1`,
      [id],
    )
    if (!row) throw new AppError('customer_not_found')
    const customer = toListedCustomer(row)
    const conversations = await query(
      `select ${CONVERSATION_COLUMNS} from public.conversations
        where company_id = $1 and customer_id = $2
        order by last_message_at desc nulls last, created_at desc limit ${CONVERSATIONS_SHOWN}`,
      [companyId, id],
    )
    const notes = await query(
      `select ${NOTE_COLUMNS} from public.customer_notes
        where company_id = $1 and customer_id = $2 order by created_at desc, id`,
      [companyId, id],
    )
    const ratings = await query(
      `select ${RATING_COLUMNS} from public.conversations c
         join public.surveys s on s.conversation_id = c.id and s.answered_at is not null
        where c.company_id = $1 and c.customer_id = $2
        order by s.answered_at desc, s.id desc limit ${RATINGS_SHOWN}`,
      [companyId, id],
    )
    const [colleagues] = await query<{ count: number }>(
      `select count(*)::int as count from public.customers
        where company_id = $1 and company_name = $2 and id <> $3`,
      [companyId, customer.company_name, id],
    )
    const namesakes = await query(
      `select ${CUSTOMER_COLUMNS} from public.customers k
        where k.company_id = $1 and k.email = $2 and k.id <> $3 order by k.created_at limit 20`,
      [companyId, customer.email, id],
    )
    const open = await query(
      `select ${CONVERSATION_COLUMNS}, customer_id from public.conversations
        where company_id = $1 and status <> 'resolved' and spam_at is null and customer_id = any ($2::uuid[])
        order by customer_id <> $3, last_message_at desc nulls last, created_at desc limit ${OPEN_SHOWN}`,
      [companyId, [id, ...namesakes.map(namesake => namesake['id'])], id],
    )
    return {
      customer,
      conversations: z.array(customerConversation).parse(conversations.map(withIsoDates)),
      notes: notes.map(toCustomerNote),
      ratings: z.array(customerRating).parse(ratings.map(withIsoDates)),
      colleague_count: colleagues!.count,
      namesakes: namesakes.map(toCustomer),
      paused_addresses: await pausedAddressesOf(query, companyId, customer),
      open_conversations: z.array(openConversation).parse(open.map(withIsoDates)),
    }
  })
}
