/** The effect of one action on a conversation, by a member and by an automation. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { type Automation, JOB_CLAIMS, type Member } from '#server/domain/actor.ts'
import { applyAction } from '#server/domain/conversations/desk/apply-action.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

describeEachDemoDatabase('actions of the desk', given => {
  const rule: Automation = { kind: 'automation', id: randomUUID(), name: 'Calls Priya' }
  const priya = personId('agent@acme.test')
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const sql = (statement: string, params: readonly unknown[]) =>
    given.database.asOwner(query => query(statement, params))
  const row = async ({ id }: VisitorCaller) =>
    (await sql('select * from public.conversations where id = $1', [id]))[0]!
  const activities = async ({ id }: VisitorCaller) =>
    (
      await sql('select * from public.activities where conversation_id = $1 order by created_at, id', [id])
    ).filter(({ kind }) => kind !== 'created')

  async function member(): Promise<Member> {
    await server.asMember('agent@acme.test')
    const [{ company_id } = {}] = await sql('select company_id from public.profiles where id = $1', [priya])
    return {
      kind: 'member',
      userId: priya,
      companyId: String(company_id),
      subdomain: 'acme',
      role: 'agent',
      fullName: 'Priya Raman',
      permissions: ['conversations.reply'],
      impersonationId: null,
      claims: { role: 'authenticated', api_actor: 'member', sub: priya, session_id: priya },
    }
  }

  const now = () => new Date(server.clock.now())
  async function act(who: Member | Automation, { id }: VisitorCaller, ...actions: DeskAction[]) {
    const claims = who.kind === 'member' ? who.claims : JOB_CLAIMS
    await given.database.as(claims, async query => {
      for (const action of actions) await applyAction(query, who, id, action, now())
    })
  }

  it('does all of a list for a member, in whose name it stands', async () => {
    const visitor = await server.asVisitor()
    await act(
      await member(),
      visitor,
      { type: 'assign', assignee_id: priya },
      { type: 'add-label', label: 'Billing' },
      { type: 'add-label', label: 'billing' },
      { type: 'set-priority', priority: 'urgent' },
      { type: 'note', content: 'Is a friend of ours.' },
      { type: 'snooze', minutes: 30 },
    )
    expect(await row(visitor)).toMatchObject({
      responder: 'agent',
      assignee_id: priya,
      assignee_name: 'Priya',
      tags: ['Billing'],
      priority: 'urgent',
      snoozed_until: new Date(server.clock.now() + 30 * 60_000),
    })
    const seen = await activities(visitor)
    expect(seen.map(({ kind }) => kind).sort()).toEqual(['assignee', 'labels', 'priority', 'snoozed'])
    expect(seen.every(({ actor_type, actor_id }) => actor_type === 'agent' && actor_id === priya)).toBe(true)
    const notes = await sql('select author_id, content from public.notes where conversation_id = $1', [
      visitor.id,
    ])
    expect(notes).toEqual([{ author_id: priya, content: 'Is a friend of ours.' }])
  })

  it('leaves alone what is so already', async () => {
    const visitor = await server.asVisitor()
    const actions: DeskAction[] = [
      { type: 'assign', assignee_id: null },
      { type: 'assign-team', team_id: null },
      { type: 'remove-label', label: 'none' },
      { type: 'set-priority', priority: 'medium' },
      { type: 'reopen' },
    ]
    const before = await row(visitor)
    server.clock.advance(1_000)
    await act(await member(), visitor, ...actions)
    expect(await row(visitor)).toEqual(before)
    expect(await activities(visitor)).toEqual([])
  })

  it('names the automation that acts, which speaks in the AI’s name and keeps the visitor waiting', async () => {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
    const asked = server.clock.now()
    await visitor.call('postMessage', { params, body: { content: 'Anybody?' } })
    server.clock.advance(1_000)
    await act(rule, visitor, { type: 'reply', content: 'Somebody is coming.' })
    expect(await row(visitor)).toMatchObject({ responder: 'none', waiting_since: new Date(asked) })
    const { messages } = (await visitor.call('listMessages', { params, query: {} })).body
    expect(messages.at(-1)).toMatchObject({
      sender_type: 'ai',
      sender_name: null,
      content: 'Somebody is coming.',
    })
    await act(rule, visitor, { type: 'assign', assignee_id: priya }, { type: 'resolve' })
    expect(await row(visitor)).toMatchObject({ status: 'resolved', assignee_id: priya, waiting_since: null })
    const byRule = (await activities(visitor)).filter(({ actor_name }) => actor_name === 'Calls Priya')
    expect(byRule.map(({ kind, actor_type }) => [kind, actor_type]).sort()).toEqual([
      ['assignee', 'system'],
      ['status', 'system'],
    ])
    await act(rule, visitor, { type: 'note', content: 'Done.' }, { type: 'reopen' })
    expect(await row(visitor)).toMatchObject({ status: 'open', responder: 'agent' })
    const [note] = await sql('select author_id, author_name from public.notes where conversation_id = $1', [
      visitor.id,
    ])
    expect(note).toEqual({ author_id: rule.id, author_name: 'Calls Priya' })
  })

  it('keeps what is due by itself when a field changes, and snoozes nothing that has ended', async () => {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    const { timeout_rule, timeout_at } = await row(visitor)
    await act(await member(), visitor, { type: 'add-label', label: 'vip' }, { type: 'snooze', minutes: 5 })
    expect(timeout_rule).toBe('queue-timeout')
    expect(await row(visitor)).toMatchObject({ timeout_rule, timeout_at })
    await act(await member(), visitor, { type: 'resolve' })
    expect(await row(visitor)).toMatchObject({ status: 'resolved', snoozed_until: null })
    await expect(act(await member(), visitor, { type: 'snooze', minutes: 5 })).rejects.toMatchObject({
      code: 'conversation_resolved',
    })
  })

  it('knows neither people nor teams nor conversations of others', async () => {
    const visitor = await server.asVisitor()
    const foreign = await server.asVisitor('noor')
    const stranger = personId('admin@noor.test')
    const [team] = await sql(
      `insert into public.teams (company_id, name, created_at, updated_at)
       select company_id, $2, now(), now() from public.profiles where id = $1 returning id`,
      [stranger, randomUUID()],
    )
    const team_id = String(team!['id'])
    for (const who of [await member(), rule]) {
      const to = (action: DeskAction) => act(who, visitor, action)
      await expect(to({ type: 'assign', assignee_id: stranger })).rejects.toMatchObject({
        code: 'assignee_not_found',
      })
      await expect(to({ type: 'assign-team', team_id })).rejects.toMatchObject({ code: 'team_not_found' })
    }
    await expect(act(await member(), foreign, { type: 'resolve' })).rejects.toMatchObject({
      code: 'conversation_not_found',
    })
  })
})
