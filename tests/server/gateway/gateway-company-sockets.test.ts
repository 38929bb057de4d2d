import { expect, it } from 'vitest'
import { SOCKETS_PER_TENANT } from '#contract/constants/limits.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { openConnection } from '#server/gateway/realtime/connection.ts'
import type { Frame } from '#server/gateway/realtime/frames.ts'
import { createSubscriptions } from '#server/gateway/realtime/subscriptions.ts'
import { createTally } from '#server/gateway/realtime/tally.ts'

/** Sockets whose tokens name the company that they are for. */
function setUp() {
  const companySockets = createTally()
  function open() {
    const sent: Frame[] = []
    const connection = openConnection({
      authorizeSocket: async token => ({
        token,
        claims: { role: 'anon', company_id: token },
        right: token,
        companyId: token,
        expiresAtMs: Infinity,
      }),
      clock: createManualClock(0),
      roleColumns: () => [],
      subscriptions: createSubscriptions(),
      companySockets,
      apiKey: 'acme',
      site: null,
      send: frame => sent.push(frame),
      hangUp: () => {},
      disconnect: () => {},
    })
    async function say(event: string, payload: object, topic = 'realtime:a') {
      await connection.receive({ joinRef: '1', ref: '1', topic, event, payload })
      return sent.at(-1)?.payload
    }
    return {
      ...connection,
      join: (company: string, topic?: string) => say('phx_join', { access_token: company }, topic),
      say,
    }
  }
  return { companySockets, open }
}

const FULL = { status: 'error', response: { reason: 'ConnectionRateLimitReached' } }

it('takes ten thousand sockets of a company, and no more until one closes', async () => {
  const { companySockets, open } = setUp()
  for (let i = 1; i < SOCKETS_PER_TENANT; i++) companySockets.add('acme')
  const last = open()
  expect(await last.join('acme')).toMatchObject({ status: 'ok' })
  expect(await open().join('acme')).toEqual(FULL)
  expect(await open().join('noor')).toMatchObject({ status: 'ok' })
  last.close()
  expect(await open().join('acme')).toMatchObject({ status: 'ok' })
})

it('counts a socket once, however many channels it has', async () => {
  const { companySockets, open } = setUp()
  const socket = open()
  await socket.join('acme', 'realtime:a')
  await socket.join('acme', 'realtime:b')
  expect(companySockets.count('acme')).toBe(1)
  await socket.say('phx_leave', {}, 'realtime:a')
  expect(companySockets.count('acme')).toBe(1)
  await socket.say('phx_leave', {}, 'realtime:b')
  expect(companySockets.count('acme')).toBe(0)
})

it('counts a socket for the company of its newest token, which has to have room as well', async () => {
  const { companySockets, open } = setUp()
  const socket = open()
  await socket.join('acme')
  await socket.say('access_token', { access_token: 'noor' })
  expect([companySockets.count('acme'), companySockets.count('noor')]).toEqual([0, 1])
  for (let i = 0; i < SOCKETS_PER_TENANT; i++) companySockets.add('full')
  await socket.say('access_token', { access_token: 'full' })
  expect(companySockets.count('noor')).toBe(0)
  expect(companySockets.count('full')).toBe(SOCKETS_PER_TENANT)
})
