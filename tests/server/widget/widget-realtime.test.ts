/** The widget's own realtime client with the gateway. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { RETRY_MAX_MS } from '#contract/constants/conversation.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { openRealtimeChannel, type RealtimeChannel } from '#sdk/runtime/realtime/realtime-channel.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  ACME,
  CONVERSATION,
  type GatewayHarness,
  NOOR,
  startGateway,
  VISITOR,
} from '#tests/support/gateway-harness.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** A message causes an insert, and an update of its conversation. */
const CHANGES_OF_MESSAGE = 2

const until = <T>(check: () => T) => waitFor(check, { interval: 10 })

describeEachDatabase('widget realtime', given => {
  let gateway: GatewayHarness
  const channels: RealtimeChannel[] = []

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close()
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  /** Opens a conversation's channel; its retries use `clock`. */
  async function enter(conversationId: string, token: string): Promise<Room> {
    const sockets: WebSocket[] = []
    class BrowserSocket extends WebSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
        // As in a browser, nobody handles a socket's errors.
        this.on('error', () => {})
      }
    }
    const clock = createManualClock(0)
    const states: boolean[] = []
    const heard = { changes: 0 }
    const listener = {
      joined: (isJoined: boolean) => states.push(isJoined),
      changed: () => {
        heard.changes += 1
      },
    }
    const realtime = { url: gateway.url, key: gateway.anonKey }
    const credential = { conversationId, token, expiresAt: 0, realtime }
    const world = { clock, WebSocket: BrowserSocket as never, page: new EventTarget(), random: () => 1 }
    const channel = await openRealtimeChannel(credential, listener, world)
    channels.push(channel)
    return { channel, clock, states, heard, sockets }
  }

  async function join(conversationId: string, companyId = ACME) {
    const room = await enter(conversationId, await gateway.visitorToken(conversationId, companyId))
    await until(() => expect(room.states).toEqual([true]))
    return room
  }

  const sign = (lifetimeS: number) =>
    gateway.tokens.sign(
      { ...VISITOR, conversation_id: CONVERSATION.acme, company_id: ACME },
      Math.floor(gateway.clock.now() / 1_000) + lifetimeS,
    )

  const setStatus = (conversationId: string, status: string) =>
    given.database.asOwner(query =>
      query('update public.conversations set status = $1 where id = $2', [status, conversationId]),
    )

  it('[CHAT-26] hears inserted messages and updates of its own conversation, and nothing of others', async () => {
    const own = await join(CONVERSATION.acme)
    const other = await join(CONVERSATION.acmeOther)
    const foreign = await join(CONVERSATION.noor, NOOR)
    await gateway.addMessage(CONVERSATION.acmeOther, 'to another')
    // Two updates of a row at almost the same time may arrive as one.
    await until(() => expect(other.heard.changes).toBe(CHANGES_OF_MESSAGE))
    await setStatus(CONVERSATION.acmeOther, 'resolved')
    await gateway.addMessage(CONVERSATION.noor, 'to another company', NOOR)
    await until(() => expect([other.heard.changes, foreign.heard.changes]).toEqual([3, 2]))
    expect(own.heard.changes).toBe(0)
    await gateway.addMessage(CONVERSATION.acme, 'to us')
    await until(() => expect(own.heard.changes).toBe(CHANGES_OF_MESSAGE))
    await setStatus(CONVERSATION.acme, 'resolved')
    await until(() => expect(own.heard.changes).toBe(CHANGES_OF_MESSAGE + 1))
    expect([other.heard.changes, foreign.heard.changes]).toEqual([3, 2])
  })

  it("[CHAT-26] hears nothing with another conversation's token", async () => {
    const spy = await enter(CONVERSATION.acme, await gateway.visitorToken(CONVERSATION.acmeOther))
    const own = await join(CONVERSATION.acme)
    await until(() => expect(spy.states).toEqual([true]))
    await gateway.addMessage(CONVERSATION.acme, 'private')
    await until(() => expect(own.heard.changes).toBe(CHANGES_OF_MESSAGE))
    await setStatus(CONVERSATION.acme, 'open')
    await until(() => expect(own.heard.changes).toBe(CHANGES_OF_MESSAGE + 1))
    expect(spy.heard.changes).toBe(0)
  })

  it('[CHAT-26] keeps its channel with heartbeats', async () => {
    const { clock, sockets, states } = await join(CONVERSATION.acme)
    const answers: string[] = []
    sockets[0]!.on('message', data => answers.push(String(data)))
    for (const beats of [1, 2, 3]) {
      clock.advance(25_000)
      await until(() => expect(answers).toHaveLength(beats))
    }
    expect([states, sockets.length]).toEqual([[true], 1])
  })

  it('[CHAT-26] joins again when the server has dropped the socket', async () => {
    const { clock, sockets, states, heard } = await join(CONVERSATION.acme)
    const witness = await join(CONVERSATION.acme)
    // The server closes the connection on text that is not a frame.
    sockets[0]!.send('{')
    await until(() => expect(states).toEqual([true, false]))
    await gateway.addMessage(CONVERSATION.acme, 'missed')
    await until(() => expect(witness.heard.changes).toBe(CHANGES_OF_MESSAGE))
    clock.advance(1_000)
    await until(() => expect(states).toEqual([true, false, true]))
    expect(heard.changes).toBe(0)
    await gateway.addMessage(CONVERSATION.acme, 'and again')
    await until(() => expect(heard.changes).toBe(CHANGES_OF_MESSAGE))
  })

  it.runIf(given.kind === 'postgres')(
    '[CHAT-26] joins again when the server has missed changes with its connection to the database',
    async () => {
      const { clock, states } = await join(CONVERSATION.acme)
      await given.database.asOwner(query =>
        query(
          `with listener as (
             select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query ilike 'listen%'
           )
           insert into public.messages (company_id, conversation_id, sender_type, content)
           select $1, $2, 'visitor', 'unheard' from listener limit 1`,
          [ACME, CONVERSATION.acme],
        ),
      )
      await until(() => expect(states).toEqual([true, false]))
      clock.advance(1_000)
      await until(() => expect(states).toEqual([true, false, true]))
    },
  )

  it('[CHAT-26] goes on with a renewed token, past the end of the first', async () => {
    const renewing = await enter(CONVERSATION.acme, await sign(20))
    const witness = await enter(CONVERSATION.acme, await sign(20))
    await until(() => expect([renewing.states, witness.states]).toEqual([[true], [true]]))
    renewing.channel.authorise(await sign(600))
    // A socket's frames are answered in order, so this answer proves that the token was accepted.
    const answered = new Promise(resolve => renewing.sockets[0]!.once('message', resolve))
    renewing.sockets[0]!.send(JSON.stringify([null, '99', 'phoenix', 'heartbeat', {}]))
    await answered
    gateway.clock.advance(20_000)
    await until(() => expect(witness.states).toEqual([true, false]))
    await gateway.addMessage(CONVERSATION.acme, 'still here')
    await until(() => expect(renewing.heard.changes).toBe(CHANGES_OF_MESSAGE))
    expect([renewing.states, renewing.sockets.length, witness.heard.changes]).toEqual([[true], 1, 0])
  })

  it('[CHAT-26] is refused with an expired token, backs off, and joins with a newer one', async () => {
    const { channel, clock, states, sockets } = await enter(CONVERSATION.acme, await sign(-60))
    for (const [i, wait] of [1_000, 2_000, 4_000].entries()) {
      await until(() => expect(sockets[i]?.readyState).toBe(WebSocket.CLOSED))
      clock.advance(wait - 1)
      expect(sockets).toHaveLength(i + 1)
      clock.advance(1)
      expect(sockets).toHaveLength(i + 2)
    }
    await until(() => expect(sockets[3]?.readyState).toBe(WebSocket.CLOSED))
    expect(states).toEqual([])
    channel.authorise(await sign(600))
    clock.advance(RETRY_MAX_MS)
    await until(() => expect(states).toEqual([true]))
  })
})

type Room = {
  readonly channel: RealtimeChannel
  readonly clock: ManualClock
  readonly states: readonly boolean[]
  readonly heard: { readonly changes: number }
  readonly sockets: readonly WebSocket[]
}
