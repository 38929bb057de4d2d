/** The job that emails replies which visitors have not seen. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { REPLY_EMAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const SWEEP_MS = 5_000

describeEachDemoDatabase('the reply mail job', given => {
  const clock = createManualClock(Date.now() - 600_000)
  const open = () => openTestServer(given.database, { clock })

  async function answeredTicket(server: TestServer): Promise<string> {
    const customer_email = `${randomUUID()}@visitor.test`
    const body = { customer_email, subject: 'Help', content: 'Please' }
    const { conversationId: id } = (await server.caller(null, 'acme')('createTicket', { body })).body
    const agent = await server.asMember('agent@acme.test')
    await agent('postMessage', { params: { id }, body: { content: 'Here you are' } })
    return customer_email
  }
  async function countTo(email: string, servers: readonly TestServer[]): Promise<number> {
    const mails = await Promise.all(servers.map(({ dataFolder }) => readMails(dataFolder)))
    return mails.flat().filter(({ to, text }) => to === email && text.includes('Here you are')).length
  }
  const goesTo = (email: string, servers: readonly TestServer[]) =>
    waitFor(async () => expect(await countTo(email, servers)).toBe(1), { interval: 15 })

  it('brings a mail to the millisecond after a restart, once with two nodes', async () => {
    const first = await open()
    const early = await answeredTicket(first)
    clock.advance(1)
    const late = await answeredTicket(first)
    await first.close()
    clock.advance(REPLY_EMAIL_GRACE_MS - 1)
    const second = await open()
    await goesTo(early, [second])
    expect(await countTo(late, [second])).toBe(0)

    const nodes = [second, await open()]
    clock.advance(SWEEP_MS)
    await goesTo(late, nodes)
    const next = await answeredTicket(second)
    clock.advance(REPLY_EMAIL_GRACE_MS + SWEEP_MS)
    await goesTo(next, nodes)
    const counts = await Promise.all([early, late].map(email => countTo(email, nodes)))
    for (const node of nodes) await node.close()
    expect(counts).toEqual([1, 1])
  })
})
