/** Rules and auto-assignment together: rules run first, and their assignment stays. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RuleDraft } from '#contract/entities/automation.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { seedCompanies } from '#demo/companies.ts'
import { assignWaiting } from '#server/domain/conversations/assignment/assign-waiting.ts'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { NO_LOG, refundRule } from './automation-kit.ts'

const ACME = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id
const [MAYA, TOMAS] = [personId('agent@acme.test'), personId('tomas@acme.test')]
const RULES_FIRST_MS = 10_000

describeEachDemoDatabase('auto-assignment beside rules', given => {
  let server: TestServer
  let admin: Caller
  let maya: Caller

  const sql = <T>(text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(text, values))

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    maya = await server.asMember('agent@acme.test')
  })
  beforeEach(async () => {
    await sql('delete from public.conversations')
    await sql('delete from app.presences')
    await sql('delete from public.agent_states')
    await sql('delete from public.teams')
    await sql('delete from public.rules')
    await sql('update public.companies set auto_assign = false, agent_capacity = 5')
    await maya('notePresence', { body: { tab_id: randomUUID(), status: 'online' } })
  })
  afterAll(() => server.close())

  // The server's jobs pause with its clock; these are runs of them.
  const now = () => ({ now: () => server.clock.now() })
  const assignRound = (conversationClock = now()) =>
    assignWaiting({ database: given.database, clock: server.clock, conversationClock }, ACME)
  async function ruleRound(): Promise<void> {
    await runRules({ database: given.database, clock: now(), log: NO_LOG })
    await server.catchUp()
  }
  const addRule = async (rule: Partial<RuleDraft>) => {
    const body = refundRule({ event: 'human-requested', conditions: [], ...rule })
    expect((await admin('createRule', { body })).status).toBe(201)
  }
  const toTomas: RuleDraft['actions'] = [{ type: 'assign', assignee_id: TOMAS }]
  async function ask() {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    return visitor.id
  }
  const turnOn = () => sql('update public.companies set auto_assign = true where id = $1', [ACME])
  async function stateOf(id: string) {
    const [row] = await sql<{ assignee_id: string | null; team_id: string | null }>(
      'select assignee_id, team_id from public.conversations where id = $1',
      [id],
    )
    return row!
  }
  const moves = (id: string) =>
    sql<{ actor_name: string; to: string }>(
      `select actor_name, detail ->> 'to' as to from public.activities
        where conversation_id = $1 and kind = 'assignee' order by position`,
      [id],
    )

  it('waits until the rules have seen what happened, and leaves alone what they gave to somebody', async () => {
    await addRule({ name: 'To Tomás', actions: toTomas })
    const id = await ask()
    await turnOn()
    await assignRound()
    expect(await stateOf(id)).toMatchObject({ assignee_id: null })
    await ruleRound()
    expect(await stateOf(id)).toMatchObject({ assignee_id: TOMAS })
    await assignRound()
    expect(await moves(id)).toEqual([{ actor_name: 'To Tomás', to: TOMAS }])
  })

  it('gives what the rules left alone as soon as they have', async () => {
    await addRule({ name: 'Urgent', actions: [{ type: 'set-priority', priority: 'urgent' }] })
    const id = await ask()
    await turnOn()
    await assignRound()
    expect(await stateOf(id)).toMatchObject({ assignee_id: null })
    await ruleRound()
    await assignRound()
    expect(await stateOf(id)).toMatchObject({ assignee_id: MAYA })
  })

  it("gives to a team's members alone what a rule gave to the team", async () => {
    const [team] = await sql<{ id: string }>(
      `insert into public.teams (company_id, name, created_at, updated_at) values ($1, 'Billing', now(), now()) returning id`,
      [ACME],
    )
    await addRule({ name: 'To Billing', actions: [{ type: 'assign-team', team_id: team!.id }] })
    const id = await ask()
    await turnOn()
    await assignRound()
    await ruleRound()
    await assignRound()
    expect(await stateOf(id)).toEqual({ assignee_id: null, team_id: team!.id })
  })

  it('waits no longer than 10 s for rules that cannot be run, to the millisecond', async () => {
    await addRule({ name: 'To Tomás', actions: toTomas })
    const id = await ask()
    await turnOn()
    const at = server.clock.now()
    await assignRound({ now: () => at + RULES_FIRST_MS - 1 })
    expect(await stateOf(id)).toMatchObject({ assignee_id: null })
    await assignRound({ now: () => at + RULES_FIRST_MS })
    expect(await stateOf(id)).toMatchObject({ assignee_id: MAYA })
  })

  it('waits for no rule whose minutes have yet to run', async () => {
    await addRule({ name: 'Long wait', event: 'no-reply', after_minutes: 5, actions: toTomas })
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    // In this order, because the AI would answer meanwhile.
    await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
    await visitor.call('postMessage', { params, body: { content: 'Anybody?' } })
    expect(await sql('select from app.rule_events where conversation_id = $1', [visitor.id])).toHaveLength(1)
    await turnOn()
    await assignRound()
    expect(await stateOf(visitor.id)).toMatchObject({ assignee_id: MAYA })
  })

  it('is overruled by a rule on what happens later, and both who had it and who gets it are told', async () => {
    await addRule({ name: 'To Tomás', event: 'label-added', actions: toTomas })
    const id = await ask()
    await turnOn()
    await assignRound()
    expect(await stateOf(id)).toMatchObject({ assignee_id: MAYA })
    await admin('actOnConversations', {
      body: { ids: [id], actions: [{ type: 'add-label', label: 'refund' }] },
    })
    await ruleRound()
    await assignRound()
    expect(await moves(id)).toEqual([
      { actor_name: 'Auto-assignment', to: MAYA },
      { actor_name: 'To Tomás', to: TOMAS },
    ])
    await server.catchUp()
    const told = async (person: string) =>
      (
        await sql<{ kind: string }>(
          `select kind from public.notifications
            where conversation_id = $1 and person_id = $2 and actor_name = 'To Tomás'`,
          [id, person],
        )
      ).map(({ kind }) => kind)
    expect([await told(MAYA), await told(TOMAS)]).toEqual([['rule'], ['assigned']])
  })

  it('never overwrites a rule, on two nodes whose jobs run at once', async () => {
    await addRule({ name: 'To Tomás', actions: toTomas })
    const clock = createManualClock(server.clock.now())
    const second = await openTestServer(given.database, { clock })
    const ids: string[] = []
    for (let i = 0; i < 6; i++) ids.push(await ask())
    await turnOn()
    const rounds = Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? ruleRound() : assignRound()))
    clock.advance(1_000)
    server.clock.advance(1_000)
    await Promise.all(rounds)
    await waitFor(
      async () => {
        await ruleRound()
        expect(await Promise.all(ids.map(async id => (await stateOf(id)).assignee_id))).toEqual(
          ids.map(() => TOMAS),
        )
      },
      { interval: 15 },
    )
    for (const id of ids) expect(await moves(id)).toEqual([{ actor_name: 'To Tomás', to: TOMAS }])
    await second.close()
  })
})
