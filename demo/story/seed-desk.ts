/** Inserts acme's teams, customers and what its agents have made. */
import type { Query } from '#server/ports/database.ts'
import { personOf } from '../people.ts'
import { storyAgents, TEAMS, teamId } from './agents.ts'
import { storyPolicies, storyRules } from './automation.ts'
import { cannedReplies, customerLists, customerNotes, labels, macros, sharedViews } from './desk.ts'
import type { StoryEvent } from './events.ts'
import { insertRows } from './insert-rows.ts'
import { knownCustomers } from './plots.ts'
import { createRandom, storyId } from './random.ts'

const DAY_MS = 24 * 60 * 60_000
const SEED = 5

/** Inserts what must exist before the conversations. */
export async function seedDesk(
  query: Query,
  companyId: string,
  events: readonly StoryEvent[],
  now: number,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  const made = (days: number) => ({
    company_id: companyId,
    created_at: daysAgo(days),
    updated_at: daysAgo(days),
  })
  await insertRows(
    query,
    'public.teams',
    TEAMS.map(name => ({ id: teamId(name), name, ...made(120) })),
  )
  await insertRows(
    query,
    'public.team_members',
    storyAgents.flatMap(({ id, teams }) =>
      teams.map(team => ({
        id: storyId('3e3b', memberNumber(id, team)),
        company_id: companyId,
        team_id: teamId(team),
        person_id: id,
        created_at: daysAgo(118),
      })),
    ),
  )
  await insertRows(query, 'public.customers', customerRows(companyId, events, now))
  await insertRows(
    query,
    'public.rules',
    Object.values(storyRules).map((rule, position) => ({ ...rule, position, ...made(100) })),
  )
  await insertRows(
    query,
    'public.sla_policies',
    Object.values(storyPolicies).map((policy, position) => ({ ...policy, position, ...made(100) })),
  )
  await insertRows(
    query,
    'public.canned_replies',
    cannedReplies.map(({ owner, ...reply }, index) => ({
      id: storyId('ca44', index + 1),
      owner_id: owner ? personOf(owner).id : null,
      ...reply,
      ...made(80 - index * 4),
    })),
  )
  await insertRows(
    query,
    'public.macros',
    Object.entries(macros).map(([name, actions], index) => ({
      id: storyId('3ac0', index + 1),
      name,
      actions,
      ...made(60 - index * 9),
    })),
  )
  await insertRows(
    query,
    'public.views',
    sharedViews.map((view, position) => ({
      id: storyId('71e3', position + 1),
      owner_id: personOf('admin@acme.test').id,
      is_shared: true,
      position,
      ...view,
      ...made(70 - position * 8),
    })),
  )
  await insertRows(
    query,
    'public.customer_lists',
    Object.entries(customerLists).map(([name, filter], index) => ({
      id: storyId('1157', index + 1),
      name,
      filter,
      created_by_name: personOf('grace@acme.test').full_name,
      ...made(50 - index * 6),
    })),
  )
  await insertRows(query, 'public.customer_notes', noteRows(companyId, now))
  const owner = personOf('maeve@acme.test')
  await insertRows(query, 'public.settings', [
    {
      id: storyId('5e77', 1),
      company_id: companyId,
      section: 'labels',
      version: 1,
      value: { labels, allows_new_labels: true },
      saved_by: owner.id,
      saved_by_name: owner.full_name,
      saved_at: daysAgo(65),
    },
  ])
}

function memberNumber(personId: string, team: (typeof TEAMS)[number]): number {
  return storyAgents.findIndex(({ id }) => id === personId) * TEAMS.length + TEAMS.indexOf(team) + 1
}

/** Only those who wrote: somebody who never did would have been imported. */
function customerRows(companyId: string, events: readonly StoryEvent[], now: number) {
  const random = createRandom(SEED)
  const openings = events.filter(({ kind }) => kind === 'open') as Extract<StoryEvent, { kind: 'open' }>[]
  const customerOf = new Map(openings.map(({ about, data }) => [about, data['customer_id']]))
  const lastSeen = new Map(
    events
      .filter(
        event => event.kind === 'open' || (event.kind === 'message' && event.data.sender_type === 'visitor'),
      )
      .map(({ about, at }) => [customerOf.get(about), at]),
  )
  const firstSeen = new Map(openings.toReversed().map(({ at, data }) => [data['customer_id'], at]))
  return knownCustomers.map(({ id, name, email, company, plan, seats, isVerified }, index) => {
    // Some were customers long before the story.
    const known = firstSeen.get(id)
    const since = known === undefined || random.chance(0.4) ? now - random.int(91, 400) * DAY_MS : known
    return {
      id,
      company_id: companyId,
      external_id: isVerified ? `u_${String(40_117 + index * 37)}` : null,
      is_verified: isVerified,
      email,
      name,
      company_name: company,
      custom_fields: { plan, seats: String(seats) },
      source: known === undefined ? 'import' : 'widget',
      last_seen_at: known === undefined ? null : new Date(lastSeen.get(id)!),
      created_at: new Date(since),
      updated_at: new Date(since),
    }
  })
}

function noteRows(companyId: string, now: number) {
  return customerNotes.map(([customer, writer, content], index) => ({
    id: storyId('40fe', index + 1),
    company_id: companyId,
    customer_id: knownCustomers.find(({ name }) => name === customer)!.id,
    author_id: personOf(writer).id,
    author_name: personOf(writer).full_name,
    content,
    created_at: new Date(now - (4 + index * 5) * DAY_MS),
  }))
}
