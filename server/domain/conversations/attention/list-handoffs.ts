/** The handoff list: every request for a human and its outcome. */
import { z } from 'zod'
import { ledgerEntry } from '#contract/entities/attention.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../rows.ts'

const ORDERS = {
  open: { where: 'h.ended_at is null', before: '>', order: 'h.due_at, h.id', key: 'due_at, known.id' },
  ended: {
    where: 'h.ended_at is not null',
    before: '<',
    order: 'h.requested_at desc, h.id desc',
    key: 'requested_at, known.id',
  },
} as const

/**
 * Returns a page of handoffs: open ones by deadline, or ended ones with the newest request first. `counts` covers all
 * of the company's handoffs. `orphans` counts inconsistent ones and should be 0.
 * @param after id of the last handoff on the previous page; absent for the first page.
 */
export function listHandoffs(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
  { state, after, limit }: ParsedRequestOf<'listHandoffs'>['query'],
): Promise<ResponseOf<'listHandoffs'>> {
  const now = clock.now()
  const { where, before, order, key } = ORDERS[state]
  return database.as(claims, async query => {
    const rows = await query(
      `select h.id, h.conversation_id, h.requested_at, h.due_at, h.ended_at, h.outcome,
              c.subject, c.customer_name, c.customer_email
         from public.handoffs h join public.conversations c on c.id = h.conversation_id
        where h.company_id = $1 and ${where}
          and ($2::uuid is null
            or (${order.replaceAll(' desc', '')}) ${before}
               (select known.${key} from public.handoffs known where known.id = $2))
        order by ${order} limit $3`,
      [companyId, after ?? null, limit],
    )
    return {
      handoffs: z.array(ledgerEntry).parse(rows.map(withIsoDates)),
      counts: await countHandoffs(query, companyId, new Date(now)),
      orphans: await countOrphans(query, companyId),
      now: new Date(now).toISOString(),
    }
  })
}

async function countHandoffs(query: Query, companyId: string, now: Date) {
  const [counts] = await query<ResponseOf<'listHandoffs'>['counts']>(
    `select count(*) filter (where ended_at is null) as open,
            count(*) filter (where ended_at is null and due_at < $2) as late,
            count(*) filter (where outcome = 'answered') as answered,
            count(*) filter (where outcome = 'ticketed') as ticketed,
            count(*) filter (where outcome = 'withdrawn') as withdrawn
       from public.handoffs where company_id = $1`,
    [companyId, now],
  )
  return counts!
}

/**
 * Returns how many requests for a human the handoff list has missed, by comparison with the conversations. It counts
 * waiting conversations without an open handoff, open handoffs of conversations that don't wait, and requested tickets
 * without any handoff.
 */
async function countOrphans(query: Query, companyId: string): Promise<number> {
  const [row] = await query<{ orphans: number }>(
    `select (
       select count(*) from public.conversations c
        where c.company_id = $1 and app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)
          and not exists (select from public.handoffs h where h.conversation_id = c.id and h.ended_at is null)
     ) + (
       select count(*) from public.handoffs h join public.conversations c on c.id = h.conversation_id
        where h.company_id = $1 and h.ended_at is null
          and not app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)
     ) + (
       select count(*) from public.conversations c
        where c.company_id = $1 and c.needs_human and c.assignee_id is null and c.status = 'ticket'
          and exists (select from public.activities a where a.conversation_id = c.id and a.kind = 'human-requested')
          and not exists (select from public.handoffs h where h.conversation_id = c.id)
     ) as orphans`,
    [companyId],
  )
  return row!.orphans
}
