/** Seeds a company with a full inbox and a second company, from a constant seed. The tables' triggers run as usual. */
import { vacuumDue } from '#server/database/vacuum-due.ts'
import { type Member, memberClaims } from '#server/domain/actor.ts'
import type { Database } from '#server/ports/database.ts'
import { createRandom } from '../search/random.ts'
import { createWriter } from './invent-words.ts'

/** Every so many-th conversation was a voice call; those of the last minutes are live. */
const CALL_EVERY = 20
const LIVE_MINUTES = 60

type DeskSize = { readonly conversations: number; readonly longest: number }
/** The seeded company: ids for the queries, and the words of its texts. */
export type Desk = {
  readonly member: Member
  readonly colleagueId: string
  readonly teamId: string
  readonly customerId: string
  /** Id of the longest conversation. */
  readonly longestId: string
  /** The most frequent words first. */
  readonly words: readonly string[]
}

const SEED = 7
const BATCH = 500
/** Batches between two vacuums, for a database without an autovacuum daemon. */
const VACUUM_EVERY = 10
const MESSAGES_EACH = 2
const NOW = Date.UTC(2026, 0, 31)
const MINUTE_MS = 60_000
const AGENTS = 10
const PRIORITIES = ['low', 'medium', 'medium', 'medium', 'high', 'urgent']

type Value = string | number | boolean | null | readonly string[]
type Values = Readonly<Record<string, Value>>

/** Fills an empty, migrated database. Returns the seeded company. */
export async function seedDesk(database: Database, size: DeskSize): Promise<Desk> {
  const random = createRandom(SEED)
  const writer = createWriter(random)
  let ids = 0
  let batches = 0
  const newId = () => `00000000-0000-4000-8000-${(++ids).toString(16).padStart(12, '0')}`
  const chance = (share: number) => random() < share
  const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE_MS).toISOString()

  async function insert(table: string, rows: readonly Values[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = JSON.stringify(rows.slice(from, from + BATCH))
      await database.asOwner(query =>
        query(
          `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
          [batch],
        ),
      )
      batches++
      if (batches % VACUUM_EVERY === 0) await vacuumDue(database)
    }
  }

  async function company(subdomain: string, conversations: number) {
    const companyId = newId()
    const [created] = [at(1_000_000)]
    await insert('public.companies', [{ id: companyId, name: subdomain, subdomain }])
    const agents = Array.from({ length: AGENTS }, newId)
    await insert(
      'auth.users',
      agents.map(id => ({ id, email: `${id}@bench.test` })),
    )
    await insert(
      'auth.sessions',
      agents.map(id => ({ id, user_id: id })),
    )
    await insert(
      'public.profiles',
      agents.map(id => ({ id, company_id: companyId, full_name: 'Agent', role: 'agent', status: 'active' })),
    )
    const teamId = newId()
    await insert('public.teams', [
      { id: teamId, company_id: companyId, name: 'Team', created_at: created, updated_at: created },
    ])
    const customers = Array.from({ length: Math.ceil(conversations / 3) }, newId)
    await insert(
      'public.customers',
      customers.map((id, i) => ({ id, company_id: companyId, email: `customer${i}@shop${i % 500}.test` })),
    )
    const rows = Array.from({ length: conversations }, (_, i) => {
      const minutesAgo = conversations - i
      const isResolved = chance(0.8)
      const isTaken = chance(0.6)
      const waits = !isTaken && chance(0.1)
      const wasCall = i % CALL_EVERY === 0
      const customer = Math.floor(random() * customers.length)
      return {
        id: newId(),
        company_id: companyId,
        client_id: newId(),
        subject: writer.text(4).slice(0, 40),
        source: 'widget',
        status: isResolved ? 'resolved' : chance(0.2) ? 'ticket' : 'open',
        resolved_at: isResolved ? at(minutesAgo) : null,
        priority: PRIORITIES[Math.floor(random() * PRIORITIES.length)]!,
        tags: [...(chance(0.2) ? ['common'] : []), ...(chance(0.001) ? ['rare'] : [])],
        customer_id: customers[customer]!,
        customer_email: `customer${customer}@shop${customer % 500}.test`,
        customer_name: writer.text(2),
        needs_human: waits,
        human_requested_at: waits ? at(minutesAgo) : null,
        responder: isTaken ? 'agent' : waits ? 'none' : 'ai',
        assignee_id: isTaken ? agents[Math.floor(random() * AGENTS)]! : null,
        team_id: chance(0.1) ? teamId : null,
        snoozed_until: !isResolved && chance(0.05) ? at(-minutesAgo) : null,
        call_started_at: wasCall ? at(minutesAgo) : null,
        call_ended_at: wasCall && minutesAgo > LIVE_MINUTES ? at(minutesAgo) : null,
        locale: 'en',
        custom_fields: '{}',
        last_sequence: 0,
        preview: '',
        is_verified: false,
        agent_seen_sequence: 0,
        visitor_seen_sequence: 0,
        created_at: at(minutesAgo),
        updated_at: at(minutesAgo),
      }
    })
    await insert(
      'public.conversations',
      rows.map(({ custom_fields: _, ...row }) => row),
    )
    const longestId = rows[Math.floor(conversations / 2)]!.id
    await insert(
      'public.messages',
      rows.flatMap(({ id }, i) =>
        Array.from({ length: id === longestId ? size.longest : MESSAGES_EACH }, (_, n) => ({
          id: newId(),
          company_id: companyId,
          conversation_id: id,
          client_id: newId(),
          sender_type: n % 2 === 0 ? 'visitor' : 'ai',
          content: writer.text(15),
          meta: {} as unknown as Value,
          created_at: at(conversations - i - n / 100),
        })),
      ),
    )
    await insert(
      'public.notes',
      rows
        .filter((_, i) => i % 10 === 0)
        .map(({ id, created_at }) => ({
          id: newId(),
          company_id: companyId,
          conversation_id: id,
          client_id: newId(),
          author_id: agents[0]!,
          author_name: 'Agent',
          content: writer.text(10),
          mentioned_ids: [],
          created_at,
        })),
    )
    return { companyId, agents, teamId, customerId: customers[0]!, longestId }
  }

  await company('neighbour', Math.ceil(size.conversations / 10))
  const { companyId, agents, ...desk } = await company('bench', size.conversations)
  await database.script('vacuum analyze')
  const [userId, colleagueId] = agents as [string, string]
  return {
    ...desk,
    colleagueId,
    words: writer.words,
    member: {
      kind: 'member',
      userId,
      companyId,
      subdomain: 'bench',
      role: 'agent',
      fullName: 'Agent',
      permissions: ['conversations.reply'],
      impersonationId: null,
      claims: memberClaims({ sub: userId, session_id: userId, aal: 'aal1' }),
    },
  }
}
