import type { Query } from '#server/ports/database.ts'
import type { SeedMessage, SeedThread } from './types.ts'

const MINUTE_MS = 60_000
/** Time until a demo visitor's request for a human is overdue: long, because people explore a demo for hours. */
const HANDOFF_DUE_MS = 4 * 60 * MINUTE_MS

/** What all conversations of one company share. `now` is in ms since the epoch. */
export type SeedContext = {
  readonly companyId: string
  /** Agents by email address. An unknown agent has no name. */
  readonly agents: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  /** Article titles by slug, for citations. */
  readonly titles: ReadonlyMap<string, string>
  readonly now: number
}

/** Inserts one conversation with its messages, then sets its current state. */
export async function seedThread(query: Query, context: SeedContext, thread: SeedThread): Promise<void> {
  const { companyId, agents } = context
  const start = context.now - thread.minutes_ago * MINUTE_MS
  const [customer] = await query<{ id: string }>(
    `insert into public.customers as known (company_id, email, name, created_at) values ($1, lower($2), $3, $4)
     on conflict (company_id, email) where not is_verified do update
        set name = excluded.name, created_at = least(known.created_at, excluded.created_at)
     returning id`,
    [companyId, thread.customer.email, thread.customer.name, new Date(start)],
  )
  const [conversation] = await query<{ id: string }>(
    `insert into public.conversations (company_id, subject, source, priority, tags, customer_id, customer_email,
       customer_name, category, custom_fields, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id`,
    [
      companyId,
      thread.subject,
      thread.source,
      thread.priority,
      [...thread.tags],
      customer!.id,
      thread.customer.email.toLowerCase(),
      thread.customer.name,
      thread.form?.category ?? null,
      { ...thread.form?.custom_fields },
      new Date(start),
    ],
  )
  for (const message of thread.messages) {
    const agent = message.from === 'agent' ? agents.get(message.by) : undefined
    await query(
      `insert into public.messages (company_id, conversation_id, sender_type, sender_id, sender_name, content, meta, created_at,
         outcome)
       values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8, $9)`,
      [
        companyId,
        conversation!.id,
        message.from,
        agent?.id ?? null,
        agent?.name ?? null,
        message.content,
        JSON.stringify(metaOf(message, context)),
        new Date(start + message.after_seconds * 1_000),
        message.from === 'ai' && message.cites !== undefined ? 'answer' : null,
      ],
    )
  }
  const assignee = thread.assignee === null ? undefined : agents.get(thread.assignee)
  const end = new Date(start + (thread.messages.at(-1)?.after_seconds ?? 0) * 1_000)
  await query(
    `update public.conversations
        set status = $2, needs_human = $3, human_requested_at = case when $3 then $4::timestamptz end,
            assignee_id = $5, assignee_name = $6, responder = $7, resolved_at = case when $2 = 'resolved' then $4 end
      where id = $1`,
    [
      conversation!.id,
      thread.status,
      thread.needs_human,
      end,
      assignee?.id ?? null,
      assignee?.name ?? null,
      assignee ? 'agent' : thread.needs_human ? 'none' : 'ai',
    ],
  )
  if (thread.needs_human)
    await query('update public.handoffs set due_at = $2 where conversation_id = $1 and ended_at is null', [
      conversation!.id,
      new Date(end.getTime() + HANDOFF_DUE_MS),
    ])
  // Sends no receipts and no replies: the customers' addresses are invented.
  await query(
    `insert into app.reply_emails (company_id, conversation_id, mailed_sequence)
     select company_id, id, last_sequence from public.conversations where id = $1`,
    [conversation!.id],
  )
  await query('update public.conversations set receipt_due_at = null where id = $1', [conversation!.id])
}

function metaOf(message: SeedMessage, { titles }: SeedContext): object {
  if (message.from !== 'ai' || message.cites === undefined) return {}
  return { type: 'answer', citations: [{ slug: message.cites, title: titles.get(message.cites) }] }
}
