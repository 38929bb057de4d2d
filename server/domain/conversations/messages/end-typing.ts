import { TYPING_SHOWN_MS } from '#contract/constants/conversation.ts'
import { consumer } from '../../consumer.ts'

/** A message ends the typing of its sender, unless they have typed again since. */
export const endTyping = consumer({
  name: 'typing',
  kinds: ['message.created'],
  async consume(query, events) {
    // The row of a visitor names no person.
    const sent = events.filter(({ data, actor_id }) => data.sender === 'visitor' || actor_id !== null)
    await query(
      `delete from public.typing t
        using unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as sent (conversation_id, person_id, stale)
        where t.conversation_id = sent.conversation_id and t.person_id is not distinct from sent.person_id
          and t.until <= sent.stale`,
      [
        sent.map(event => event.conversation_id),
        sent.map(({ data, actor_id }) => (data.sender === 'visitor' ? null : actor_id)),
        sent.map(({ at }) => new Date(at.getTime() + TYPING_SHOWN_MS)),
      ],
    )
  },
})
