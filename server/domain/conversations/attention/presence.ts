/**
 * Presence: who has the desk open, and which conversation they see. Uses the real clock, so that a jump of the demo
 * clock doesn't make people look offline.
 */
import { z } from 'zod'
import { PRESENCE_LASTS_MS } from '#contract/constants/staff.ts'
import { type PresentPerson, presentPerson } from '#contract/entities/attention.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Records the state of one browser tab of the member. Ignores a conversation that isn't the company's. */
export async function notePresence(
  { database, clock }: Deps,
  { claims }: Member,
  { tab_id, status, conversation_id, is_typing }: ParsedRequestOf<'notePresence'>['body'],
): Promise<void> {
  const now = clock.now()
  await database.as(claims, query =>
    query('select app.record_presence($1, $2, $3, $4, $5, $6)', [
      tab_id,
      status === 'offline' ? null : status,
      conversation_id,
      is_typing,
      new Date(now),
      new Date(now + PRESENCE_LASTS_MS),
    ]),
  )
}

/**
 * Returns everybody who has a tab open, by name. A person is online if any of their tabs is in use and they aren't set
 * to away; else away.
 */
export async function listPresence(
  { database, clock }: Deps,
  { claims, companyId }: Member,
): Promise<PresentPerson[]> {
  const rows = await database.as(claims, query =>
    query(
      `with pages as (select * from app.colleagues_present($2))
       select p.id, p.full_name,
              case when bool_or(pages.status = 'online') and not coalesce(bool_or(s.is_away), false)
                then 'online' else 'away' end as status,
              coalesce((
                select jsonb_agg(to_jsonb(l) order by l.conversation_id)
                  from (select there.conversation_id, bool_or(there.is_typing) as is_typing from pages there
                         where there.person_id = p.id and there.conversation_id is not null group by 1) l
              ), '[]') as looks_at
         from pages
         join public.profiles p on p.id = pages.person_id and p.company_id = $1 and p.status = 'active'
         left join public.agent_states s on s.person_id = p.id
        group by p.id, p.full_name
        order by lower(p.full_name), p.id`,
      [companyId, new Date(clock.now())],
    ),
  )
  return z.array(presentPerson).parse(rows)
}
