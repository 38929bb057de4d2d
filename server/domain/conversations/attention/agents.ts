/** Agents: the people who may reply to visitors, with their load, capacity and availability. */
import { z } from 'zod'
import { type Agent, type Assignment, agent } from '#contract/entities/attention.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { IN_SIGHT } from '../inbox/list-conditions.ts'
import { withIsoDates } from '../rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Returns the company's agents by name, and its auto-assignment settings. */
export function listAgents(
  { database, clock }: Deps,
  { claims, companyId }: Member,
): Promise<{ agents: Agent[]; assignment: Assignment }> {
  return database.as(claims, async query => ({
    agents: await readAgents(query, companyId, null, new Date(clock.now())),
    assignment: await readAssignment(query, companyId),
  }))
}

/**
 * Sets whether the member is away, and returns the member's agent entry. Agents who are away get no new conversations.
 * @throws person_not_found (404) if the member may not reply to visitors.
 */
export function setAway(
  { database, clock }: Deps,
  { claims, companyId, userId }: Member,
  isAway: boolean,
): Promise<Agent> {
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    await readAgent(query, companyId, userId, now)
    await query(
      `insert into public.agent_states (company_id, person_id, is_away, changed_at) values ($1, $2, $3, $4)
       on conflict (person_id) do update set is_away = excluded.is_away, changed_at = excluded.changed_at`,
      [companyId, userId, isAway, now],
    )
    return readAgent(query, companyId, userId, now)
  })
}

/**
 * Changes an agent's availability or capacity (conversations at a time), and returns the agent. Audited.
 * @throws person_not_found (404).
 */
export function updateAgent(
  { database, clock }: Deps,
  member: Member,
  id: string,
  change: ParsedRequestOf<'updateAgent'>['body'],
): Promise<Agent> {
  const now = new Date(clock.now())
  const { companyId } = member
  return database.as(member.claims, async query => {
    const before = await readAgent(query, companyId, id, now)
    const { is_away = before.is_away, capacity = before.capacity } = change
    await query(
      `insert into public.agent_states (company_id, person_id, is_away, capacity, changed_at)
       values ($1, $2, $3, $4, $5)
       on conflict (person_id) do update
         set is_away = excluded.is_away, capacity = excluded.capacity, changed_at = excluded.changed_at`,
      [companyId, id, is_away, capacity, now],
    )
    const detail = { name: before.full_name, is_away, capacity }
    await writeAudit(query, member, { action: 'agent.changed', targetId: id, detail })
    return readAgent(query, companyId, id, now)
  })
}

/**
 * Turns auto-assignment on or off, and sets the default capacity of agents without their own. Returns the new settings.
 * Audited.
 */
export function updateAssignment(
  { database, clock }: Deps,
  member: Member,
  change: ParsedRequestOf<'updateAssignment'>['body'],
): Promise<Assignment> {
  const now = new Date(clock.now())
  return database.as(member.claims, async query => {
    await query(
      `update public.companies
          set auto_assign = coalesce($2, auto_assign), agent_capacity = coalesce($3, agent_capacity), updated_at = $4
        where id = $1`,
      [member.companyId, change.is_on ?? null, change.capacity ?? null, now],
    )
    const assignment = await readAssignment(query, member.companyId)
    await writeAudit(query, member, {
      action: 'assignment.changed',
      targetId: member.companyId,
      detail: assignment,
    })
    return assignment
  })
}

async function readAssignment(query: Query, companyId: string): Promise<Assignment> {
  const [row] = await query<Assignment>(
    'select auto_assign as is_on, agent_capacity as capacity from public.companies where id = $1',
    [companyId],
  )
  return row!
}

async function readAgent(query: Query, companyId: string, id: string, now: Date): Promise<Agent> {
  const [found] = await readAgents(query, companyId, id, now)
  if (!found) throw new AppError('person_not_found')
  return found
}

/** Returns one agent of the company, or all of them if `id` is null, by name. */
export async function readAgents(
  query: Query,
  companyId: string,
  id: string | null,
  now: Date,
): Promise<Agent[]> {
  const rows = await query(
    `with pages as (select * from app.colleagues_present($3))
     select p.id, p.full_name, p.role, coalesce(s.is_away, false) as is_away, s.capacity, s.last_assigned_at,
            case when not exists (select from pages where person_id = p.id) then 'offline'
                 when coalesce(s.is_away, false) then 'away'
                 when exists (select from pages where person_id = p.id and status = 'online') then 'online'
                 else 'away' end as status,
            (select count(*) from public.conversations c
              where c.company_id = $1 and c.assignee_id = p.id and ${IN_SIGHT}) as load,
            array(select t.name from public.team_members m join public.teams t on t.id = m.team_id
                   where m.company_id = $1 and m.person_id = p.id order by lower(t.name)) as teams
       from public.profiles p left join public.agent_states s on s.person_id = p.id
      where p.company_id = $1 and p.id = coalesce($2::uuid, p.id) and p.status = 'active'
        and app.role_may_reply($1, p.role)
      order by lower(p.full_name), p.id`,
    [companyId, id, now],
  )
  return z.array(agent).parse(rows.map(withIsoDates))
}
