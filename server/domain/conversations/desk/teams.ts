/** Teams that conversations can be assigned to. */
import { z } from 'zod'
import { type Team, team } from '#contract/entities/desk.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { refuseViolation } from '../../refuse-violation.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const REFUSALS = {
  teams_company_id_name_key: 'team_exists',
  team_members_company_id_person_id_fkey: 'person_not_found',
} as const

/** Returns the company's teams by name, with the ids of their members. */
export function listTeams(database: Database, { claims, companyId }: Member): Promise<Team[]> {
  return database.as(claims, async query => z.array(team).parse(await readTeams(query, companyId)))
}

/** Creates a team. @throws team_exists (409) or person_not_found (404). */
export function createTeam(
  deps: Deps,
  member: Member,
  { name, member_ids }: ParsedRequestOf<'createTeam'>['body'],
): Promise<Team> {
  return written(deps, member, async (query, now) => {
    const [row] = await query<{ id: string }>(
      'insert into public.teams (company_id, name, created_at, updated_at) values ($1, $2, $3, $3) returning id',
      [member.companyId, name, now],
    )
    await setMembers(query, member.companyId, row!.id, member_ids, now)
    await writeAudit(query, member, { action: 'team.created', targetId: row!.id, detail: { name } })
    return readTeam(query, member.companyId, row!.id)
  })
}

/**
 * Renames a team or replaces its members.
 * @throws team_not_found (404), team_exists (409) or person_not_found (404).
 */
export function updateTeam(
  deps: Deps,
  member: Member,
  id: string,
  { name, member_ids }: ParsedRequestOf<'updateTeam'>['body'],
): Promise<Team> {
  return written(deps, member, async (query, now) => {
    const [row] = await query<{ name: string }>(
      'update public.teams set name = coalesce($3, name), updated_at = $4 where company_id = $1 and id = $2 returning name',
      [member.companyId, id, name ?? null, now],
    )
    if (!row) throw new AppError('team_not_found')
    if (member_ids) await setMembers(query, member.companyId, id, member_ids, now)
    const event = { action: 'team.changed', targetId: id, detail: { name: row.name } }
    await writeAudit(query, member, event)
    return readTeam(query, member.companyId, id)
  })
}

/** Removes a team; its conversations stay, without a team. @throws team_not_found (404). */
export async function removeTeam(deps: Deps, member: Member, id: string): Promise<void> {
  await written(deps, member, async query => {
    const [row] = await query<{ name: string }>(
      'delete from public.teams where company_id = $1 and id = $2 returning name',
      [member.companyId, id],
    )
    if (!row) throw new AppError('team_not_found')
    const event = { action: 'team.removed', targetId: id, detail: { name: row.name } }
    await writeAudit(query, member, event)
  })
}

async function setMembers(
  query: Query,
  companyId: string,
  teamId: string,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  await query(
    'delete from public.team_members where company_id = $1 and team_id = $2 and person_id <> all ($3::uuid[])',
    [companyId, teamId, personIds],
  )
  await query(
    `insert into public.team_members (company_id, team_id, person_id, created_at)
     select $1, $2, person, $4 from unnest($3::uuid[]) person on conflict do nothing`,
    [companyId, teamId, personIds, now],
  )
}

async function readTeam(query: Query, companyId: string, id: string): Promise<Team> {
  const [row] = await readTeams(query, companyId, id)
  return team.parse(row)
}

function readTeams(query: Query, companyId: string, id: string | null = null) {
  return query(
    `select t.id, t.name,
            array(select m.person_id from public.team_members m
                   where m.company_id = t.company_id and m.team_id = t.id order by m.created_at, m.person_id) as member_ids
       from public.teams t where t.company_id = $1 and ($2::uuid is null or t.id = $2) order by lower(t.name), t.id`,
    [companyId, id],
  )
}

function written<T>(
  { database, clock }: Deps,
  { claims }: Member,
  work: (query: Query, now: Date) => Promise<T>,
): Promise<T> {
  return database.as(claims, query => work(query, new Date(clock.now()))).catch(refuseViolation(REFUSALS))
}
