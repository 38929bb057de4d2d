import { REPLY_EMAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import { consumer } from '../../consumer.ts'

/** Schedules the email with an agent's reply; with replies that the visitor has not seen by then, it becomes one email. */
export const scheduleReplyEmails = consumer({
  name: 'reply-emails',
  kinds: ['message.created'],
  async consume(query, events) {
    const replies = new Map<string, { readonly first: number; readonly dueAt: Date }>()
    for (const { conversation_id, data, at } of events)
      if (data.sender === 'agent')
        replies.set(conversation_id, {
          first: replies.get(conversation_id)?.first ?? data.sequence,
          dueAt: new Date(at.getTime() + REPLY_EMAIL_GRACE_MS),
        })
    if (replies.size === 0) return
    await query(
      `insert into app.reply_emails (company_id, conversation_id, due_at, mailed_sequence)
       select c.company_id, c.id, reply.due_at, reply.first - 1
         from unnest($1::uuid[], $2::timestamptz[], $3::integer[]) as reply (conversation_id, due_at, first)
         join public.conversations c on c.id = reply.conversation_id
        order by c.id
       on conflict (conversation_id) do update set due_at = excluded.due_at`,
      [
        [...replies.keys()],
        [...replies.values()].map(({ dueAt }) => dueAt),
        [...replies.values()].map(({ first }) => first),
      ],
    )
  },
})
