/** Scheduled replies: sent on time, once, and not for somebody who may no longer reply. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const SWEEP_MS = 2_000
const LATER_MS = 3_600_000

describeEachDemoDatabase('the job of replies for later', given => {
  const clock = createManualClock(Date.now() - 36_000_000)
  const open = () => openTestServer(given.database, { clock })

  async function begin(server: TestServer) {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    const contents = async () =>
      (await visitor.call('listMessages', { params, query: {} })).body.messages.map(({ content }) => content)
    return { ...visitor, params, contents }
  }
  const later = (ms: number) => new Date(clock.now() + ms).toISOString()
  const until = (check: () => Promise<void>) => waitFor(check, { interval: 15 })

  it('sends at the millisecond and not before, after a restart, once with two nodes', async () => {
    const first = await open()
    const agent = await first.asMember('agent@acme.test')
    const { params } = await begin(first)
    const on = await agent('scheduleMessage', {
      params,
      body: { content: 'On time', send_at: later(LATER_MS) },
    })
    expect(on.status).toBe(201)
    const { id: other, params: otherParams } = await begin(first)
    await agent('scheduleMessage', {
      params: otherParams,
      body: { content: 'A moment later', send_at: later(LATER_MS + 1) },
    })
    expect((await agent('listScheduled', { params })).body.scheduled).toMatchObject([{ content: 'On time' }])
    await first.close()

    clock.advance(LATER_MS)
    const second = await open()
    await until(async () => {
      const { body } = await (await second.asMember('agent@acme.test'))('listMessages', { params, query: {} })
      expect(body.messages.map(({ content, sender_type }) => [content, sender_type])).toEqual([
        ['On time', 'agent'],
      ])
    })
    const nodes = [second, await open()]
    const again = await second.asMember('agent@acme.test')
    const early = await again('listMessages', { params: { id: other }, query: {} })
    expect(early.body.messages).toEqual([])
    clock.advance(SWEEP_MS)
    await until(async () => {
      const { body } = await again('listMessages', { params: { id: other }, query: {} })
      expect(body.messages.map(({ content }) => content)).toEqual(['A moment later'])
    })
    clock.advance(SWEEP_MS)
    clock.advance(SWEEP_MS)
    const { body } = await again('getConversation', { params })
    expect(body).toMatchObject({ responder: 'agent', last_sequence: 1 })
    expect((await again('listScheduled', { params })).body.scheduled).toEqual([])
    for (const node of nodes) await node.close()
  })

  it('keeps it as a note when its author may no longer answer', async () => {
    const server = await open()
    const tomas = await server.asMember('tomas@acme.test')
    const agent = await server.asMember('agent@acme.test')
    const { params, contents } = await begin(server)
    await tomas('scheduleMessage', { params, body: { content: 'See you', send_at: later(1_000) } })
    await given.database.asOwner(query =>
      query("update public.profiles set role = 'viewer' where id = $1", [personId('tomas@acme.test')]),
    )
    clock.advance(1_000 + SWEEP_MS)
    await until(async () => {
      const { notes } = (await agent('listNotes', { params })).body
      expect(notes).toHaveLength(1)
      expect(notes[0]!.content).toMatch(/was not sent on time.*\n\nSee you$/s)
    })
    expect(await contents()).toEqual([])
    await given.database.asOwner(query =>
      query("update public.profiles set role = 'agent' where id = $1", [personId('tomas@acme.test')]),
    )
    await server.close()
  })

  it('sends nothing that was called back, and lets only the author or who settles things do so', async () => {
    const server = await open()
    const agent = await server.asMember('agent@acme.test')
    const tomas = await server.asMember('tomas@acme.test')
    const { params, contents } = await begin(server)
    const client_id = randomUUID()
    const body = { content: 'Never', send_at: later(1_000), client_id }
    const { body: made } = await agent('scheduleMessage', { params, body })
    expect((await agent('scheduleMessage', { params, body })).body).toEqual(made)
    const past = { content: 'Too late', send_at: later(0) }
    expect((await agent('scheduleMessage', { params, body: past })).code).toBe('send_date_past')
    const named = { params: { id: made.id } }
    expect((await tomas('cancelScheduled', named)).code).toBe('forbidden')
    expect((await agent('cancelScheduled', named)).status).toBe(200)
    expect((await agent('cancelScheduled', named)).code).toBe('scheduled_not_found')
    clock.advance(1_000 + SWEEP_MS)
    // A reply scheduled after it proves that the job has run.
    const probe = await begin(server)
    await agent('scheduleMessage', { params: probe.params, body: { content: 'Probe', send_at: later(1) } })
    clock.advance(1 + SWEEP_MS)
    await until(async () => expect(await probe.contents()).toEqual(['Probe']))
    expect(await contents()).toEqual([])
    await server.close()
  })
})
