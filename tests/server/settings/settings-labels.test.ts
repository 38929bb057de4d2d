/** The company's labels: who may add others, and what renaming, merging and deleting one changes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings, settingsOf } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { NO_LOG, promise, refundRule } from '../desk/automation-kit.ts'

describeEachDemoDatabase('labels', given => {
  let server: TestServer
  let admin: Caller
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const newName = () => `L${randomUUID().slice(0, 8)}`
  const add = async (id: string, label: string) =>
    (await agent('actOnConversations', { body: { ids: [id], actions: [{ type: 'add-label', label }] } })).body
      .results[0]!
  async function labelled(...labels: string[]): Promise<string> {
    const { id } = await server.asVisitor()
    for (const label of labels) expect((await add(id, label)).outcome).toBe('done')
    return id
  }
  const tagsOf = async (id: string, call = agent) => {
    const { body } = await call('getConversation', { params: { id } })
    return 'tags' in body ? body.tags : []
  }
  const managed = (...names: string[]) =>
    names.map(name => ({ name, color: 'blue', description: '' }) as const)

  it('[ADMIN-04] are offered in the spelling of the settings, also those that nothing has yet', async () => {
    const [used, unused] = [newName(), newName()]
    await labelled(used.toLowerCase())
    await changeSettings(admin, 'labels', { labels: managed(used, unused) })
    const { labels } = (await agent('listLabels')).body
    expect(labels).toContainEqual({ label: used, count: 1 })
    expect(labels).toContainEqual({ label: unused, count: 0 })
    expect(await tagsOf(await labelled(unused.toUpperCase()))).toEqual([unused])
  })

  it('[ADMIN-04] can be limited to the list, for agents and not for rules', async () => {
    const [known, other] = [newName(), newName()]
    await changeSettings(admin, 'labels', { labels: managed(known), allows_new_labels: false })
    const { id } = await server.asVisitor()
    expect(await add(id, other)).toMatchObject({ outcome: 'refused', code: 'label_not_found' })
    expect(await add(id, known.toLowerCase())).toMatchObject({ outcome: 'done' })
    await admin('createRule', { body: refundRule({ actions: [{ type: 'add-label', label: other }] }) })
    const visitor = await server.asVisitor()
    await visitor.call('postMessage', { params: { id: visitor.id }, body: { content: 'refund' } })
    await runRules({ database: given.database, clock: server.clock, log: NO_LOG })
    expect(await tagsOf(visitor.id)).toEqual([other])
    await changeSettings(admin, 'labels', { allows_new_labels: true })
    expect(await add(id, other)).toMatchObject({ outcome: 'done' })
  })

  it('[ADMIN-04] are renamed everywhere at once: in conversations, settings, views, macros, rules and policies', async () => {
    const [from, to] = [newName(), newName()]
    await changeSettings(admin, 'labels', { labels: managed(from) })
    const ids = [await labelled(from, 'Other'), await labelled(from.toUpperCase())]
    const noor = await server.asMember('admin@noor.test')
    const foreign = await server.asVisitor('noor')
    await noor('actOnConversations', {
      body: { ids: [foreign.id], actions: [{ type: 'add-label', label: from }] },
    })
    const view = await agent('createView', {
      body: { name: from, is_shared: false, filter: { label: from } },
    })
    const macro = await admin('createMacro', {
      body: { name: from, actions: [{ type: 'add-label', label: from }, { type: 'resolve' }] },
    })
    const condition = { field: 'label', operator: 'is', value: from.toLowerCase() } as const
    const rule = await admin('createRule', {
      body: refundRule({
        name: from,
        event: 'label-added',
        conditions: [condition, { field: 'content', operator: 'contains', value: from }],
        actions: [{ type: 'remove-label', label: from }],
      }),
    })
    const policy = await admin('createSlaPolicy', { body: promise({ conditions: [condition] }) })

    const renamed = await admin('renameLabel', { body: { from, to } })
    expect(renamed.body).toEqual({ conversations: 2 })
    await runRules({ database: given.database, clock: server.clock, log: NO_LOG })
    expect(await Promise.all(ids.map(id => tagsOf(id)))).toEqual([[to, 'Other'], [to]])
    expect(await tagsOf(foreign.id, noor)).toEqual([from])
    expect((await settingsOf(admin, 'labels')).labels).toEqual(managed(to))
    const views = (await agent('listViews')).body.views
    expect(views.find(({ id }) => id === view.body.id)!.filter.label).toBe(to)
    const macros = (await agent('listMacros')).body.macros
    expect(macros.find(({ id }) => id === macro.body.id)!.actions).toEqual([
      { type: 'add-label', label: to },
      { type: 'resolve' },
    ])
    const rules = (await admin('listRules')).body.rules
    expect(rules.find(({ id }) => id === rule.body.id)).toMatchObject({
      conditions: [
        { field: 'label', value: to },
        { field: 'content', value: from },
      ],
      actions: [{ type: 'remove-label', label: to }],
    })
    const policies = (await admin('listSlaPolicies')).body.policies
    expect(policies.find(({ id }) => id === policy.body.id)!.conditions).toMatchObject([{ value: to }])
    const { activities } = (await agent('listActivities', { params: { id: ids[0]! } })).body
    expect(activities.at(-1)).toMatchObject({
      kind: 'labels',
      actor_name: 'Daniel Okafor',
      detail: { added: [to], removed: [from] },
    })
  })

  it('[ADMIN-04] become one when they are renamed to another, and a conversation with both keeps one', async () => {
    const [from, into] = [newName(), newName()]
    await changeSettings(admin, 'labels', { labels: managed(from, into) })
    const [both, one] = [await labelled(into, 'Other', from), await labelled(from)]
    await admin('renameLabel', { body: { from, to: into } })
    expect(await tagsOf(both)).toEqual([into, 'Other'])
    expect(await tagsOf(one)).toEqual([into])
    expect((await settingsOf(admin, 'labels')).labels).toEqual(managed(into))
    expect((await agent('listLabels')).body.labels).toContainEqual({ label: into, count: 2 })
  })

  it('[ADMIN-04] are deleted from the settings and all conversations, with their number in the audit log', async () => {
    const label = newName()
    await changeSettings(admin, 'labels', { labels: managed(label) })
    const ids = [await labelled(label, 'Other'), await labelled(label)]
    expect((await admin('removeLabel', { body: { label: label.toUpperCase() } })).body).toEqual({
      conversations: 2,
    })
    expect(await Promise.all(ids.map(id => tagsOf(id)))).toEqual([['Other'], []])
    expect((await settingsOf(admin, 'labels')).labels).toEqual([])
    const owner = await server.asMember('maeve@acme.test')
    expect((await owner('listAudit')).body.entries[0]).toMatchObject({
      action: 'label.removed',
      detail: { conversations: 2 },
    })
  })

  it('[GUARD-05] are renamed and deleted only by whoever may edit settings', async () => {
    const label = newName()
    const id = await labelled(label)
    expect((await agent('renameLabel', { body: { from: label, to: 'x' } })).code).toBe('forbidden')
    expect((await agent('removeLabel', { body: { label } })).code).toBe('forbidden')
    expect(await tagsOf(id)).toEqual([label])
  })
})
