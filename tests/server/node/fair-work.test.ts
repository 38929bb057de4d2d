/** One company's flood of questions, imports or exports does not keep another company waiting. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROUTES } from '#contract/routes/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Member } from '#server/domain/actor.ts'
import { createDueAnswers } from '#server/domain/knowledge/answers/answer-due.ts'
import { createImportSteps } from '#server/domain/knowledge/imports/run-import.ts'
import { createKnowledge } from '#server/domain/knowledge/search/knowledge.ts'
import { exportCustomers } from '#server/domain/people/customers/list-customers.ts'
import { createFairTurns } from '#server/limits/fair-turns.ts'
import type { Database } from '#server/ports/database.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import type { Model } from '#server/ports/model.ts'
import { OutboundError } from '#server/ports/outbound.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, KNOWN, say } from '../ai/answer-kit.ts'

const FLOOD = 36
/** Answers of one company that a node has begun at once. */
const BEGUN_MAX_OF_COMPANY = 32
/** Wait for a turn after which an answer could not end within its lease, and the lease. */
const WAIT_MAX_MS = 16_000
const LEASE_MS = 30_000

describeEachDemoDatabase('work of many companies', given => {
  describe('answers', () => {
    /** A node whose answers wait for the model of a company in `held`: before their search, or while it writes. */
    function node(held: Set<string>, waits: 'before' | 'writing') {
      const waiting: (() => void)[] = []
      const wait = () => new Promise<void>(end => waiting.push(end))
      const knowledge = createKnowledge(given.database)
      const answers = createDueAnswers({
        ...{ database: given.database, clock: server.clock, knowledge, metrics: NO_METRICS },
        ...{ languagesOf: knowledge.languagesOf, originOf: async () => 'https://acme.test' },
        ...{ builtIn: { name: 'local', model: localModel }, log: { warn() {}, error() {} } },
        async modelOf(companyId) {
          const isHeld = held.has(companyId)
          if (isHeld && waits === 'before') await wait()
          const answer: Model['answer'] = async request => {
            if (isHeld && waits === 'writing') await wait()
            return localModel.answer(request)
          }
          return { name: 'test', model: { answer } }
        },
      })
      const begin = (): Promise<void> => answers.begin(() => void begin())
      return {
        begin,
        settled: answers.settled,
        waiting,
        release() {
          held.clear()
          for (const end of waiting.splice(0)) end()
        },
      }
    }

    let server: TestServer
    let acme: string

    beforeAll(async () => {
      server = await openTestServer(given.database)
      // So that its own job answers nobody.
      await server.drain(60_000)
      acme = (await server.caller(null, 'acme')('tenant')).body.id!
    })
    afterAll(() => server.close())

    async function flood(): Promise<VisitorCaller[]> {
      const visitors = await Promise.all(Array.from({ length: FLOOD }, () => server.asVisitor()))
      for (const visitor of visitors) await say(visitor, KNOWN)
      return visitors
    }
    /**
     * One answer of a company at a time, so all of them take a while. They are counted in one statement: asking for each
     * visitor would take longer than the answers.
     */
    function untilAnswered(visitors: readonly VisitorCaller[], count: number): Promise<void> {
      return waitFor(
        async () => {
          const ids = visitors.map(({ id }) => id)
          const [answers] = await given.database.asOwner(query =>
            query<{ count: number }>(
              "select count(*)::integer as count from public.messages where sender_type = 'ai' and conversation_id = any($1)",
              [ids],
            ),
          )
          expect(answers?.count).toBe(count)
        },
        { timeout: scaleTimeout(60_000), interval: 200 },
      )
    }

    it.each([
      ['their turn', 'before', 1],
      ['a language model', 'writing', BEGUN_MAX_OF_COMPANY],
    ] as const)(
      "are given to one company's visitor while another company's dozens wait for %s, and to all in the end",
      async (_for, waits, most) => {
        const { begin, settled, waiting, release } = node(new Set([acme]), waits)
        const many = await flood()
        await begin()
        const one = await server.asVisitor('noor')
        await say(one, 'How long does delivery take?')
        await begin()
        await answered(one)
        await waitFor(() => expect(waiting).toHaveLength(most))
        await untilAnswered(many, 0)
        release()
        await untilAnswered(many, FLOOD)
        await settled()
      },
    )

    it('that waited too long for their turn are due again when their lease ends, and no earlier', async () => {
      const { begin, settled, waiting, release } = node(new Set([acme]), 'before')
      const many = await flood()
      await begin()
      await waitFor(() => expect(waiting).toHaveLength(1))
      server.clock.advance(WAIT_MAX_MS + 1)
      release()
      // The one that had its turn, and those that had not been begun.
      const inTime = 1 + FLOOD - BEGUN_MAX_OF_COMPANY
      await untilAnswered(many, inTime)
      await settled()
      server.clock.advance(LEASE_MS - WAIT_MAX_MS - 2)
      await begin()
      await settled()
      await untilAnswered(many, inTime)
      server.clock.advance(1)
      await begin()
      await untilAnswered(many, FLOOD)
      await settled()
    })
  })

  it("imports: a company's first step comes next but one, while another has several waiting", async () => {
    // Dead, so that its own job takes no step.
    const server = await openTestServer(given.database)
    await server.drain(0)
    const now = server.clock.now()
    const queue = async (email: string, dueAt: number) => {
      const member = await server.asMember(email)
      const { body } = await member('createImport', { body: { kind: 'files' } })
      await given.database.asOwner(query =>
        query("update public.imports set state = 'queued', due_at = $2 where id = $1", [
          body.id,
          new Date(dueAt),
        ]),
      )
      return body.id
    }
    const [first, second, third] = [
      await queue('agent@acme.test', now - 4),
      await queue('agent@acme.test', now - 3),
      await queue('agent@acme.test', now - 2),
    ]
    const other = await queue('admin@noor.test', now - 1)
    const fetchText = () => Promise.reject(new OutboundError('unreachable'))
    const step = createImportSteps({ database: given.database, clock: server.clock, fetchText })
    const order: string[] = []
    for (let count = 0; count < 4; count++) {
      await step()
      const begun = await given.database.asOwner(query =>
        query<{ id: string }>("select id from public.imports where state <> 'queued' and id <> all($1)", [
          order,
        ]),
      )
      order.push(...begun.map(({ id }) => id).filter(id => [first, second, third, other].includes(id)))
    }
    expect(order.slice(0, 3)).toEqual([first, other, second])
    await server.close()
  })

  it("exports: reading waits for the company's turn, and not for another's many", async () => {
    const exportTurns = createFairTurns({ slots: 2, perCompany: 1 })
    const as = vi.fn(async () => ({ customers: [], next: null }))
    const database = { as } as unknown as Database
    const begin = (companyId: string) =>
      exportCustomers(
        { database, clock: createManualClock(0), exportTurns },
        { companyId, claims: { role: 'authenticated' } } as Member,
        ROUTES.exportCustomers.query.parse({}),
      )
    let end = () => {}
    const busy = exportTurns.run('a', () => new Promise<void>(resolve => (end = resolve)))
    const waiting = Array.from({ length: 20 }, () => begin('a'))
    await begin('b')
    expect(as).toHaveBeenCalledTimes(1)
    end()
    await Promise.all([busy, ...waiting])
    expect(as).toHaveBeenCalledTimes(21)
  })
})
