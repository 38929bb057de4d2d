import { consumer } from '../../consumer.ts'

/**
 * Keeps when a customer was last seen, to the minute, and fills in an unknown company name. Starting a conversation, writing,
 * reading, identifying, correcting an address and merging customers all show a customer.
 */
export const noteLastSeen = consumer({
  name: 'last-seen',
  kinds: ['conversation.created', 'conversation.customer_changed', 'conversation.seen', 'message.created'],
  async consume(query, events) {
    const shown = events.flatMap(event =>
      event.kind === 'message.created' && event.data.sender !== 'visitor' ? [] : [event.conversation_id],
    )
    await query(
      `with seen as materialized (
         select c.company_id, c.customer_id, max(greatest(c.created_at, c.visitor_active_at)) as at,
                max(nullif(left(c.customer_company_name, 120), '')) as company_name
           from public.conversations c where c.id = any($1::uuid[]) and c.customer_id is not null
          group by c.company_id, c.customer_id),
       -- In the order of their ids, so that nobody waits in a circle.
       due as materialized (
         select customer.id, seen.at, seen.company_name
           from public.customers customer join seen
             on seen.customer_id = customer.id and seen.company_id = customer.company_id
          where customer.last_seen_at is null or customer.last_seen_at < seen.at - interval '1 minute'
             or (customer.company_name is null and seen.company_name is not null)
          order by customer.id for update of customer)
       update public.customers customer
          set last_seen_at = greatest(customer.last_seen_at, due.at),
              company_name = coalesce(customer.company_name, due.company_name)
         from due where customer.id = due.id`,
      [[...new Set(shown)]],
    )
  },
})
