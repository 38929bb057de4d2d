/** realtime/v1, as the unmodified supabase-js client receives it, and with a hostile socket. */
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { FOREIGN_TOKENS } from '#tests/support/foreign-tokens.ts'
import {
  ACME,
  ADA,
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  NOOR,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { joinFrame, openBareSocket, until } from '#tests/support/gateway-socket.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>
type Wanted = { event?: 'INSERT' | 'UPDATE' | '*'; table?: string; filter?: string }

describeEachDatabase('gateway realtime', given => {
  let gateway: GatewayHarness
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate()
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  /** Subscribes with a client's credential. Resolves once the server has confirmed. */
  async function hear(client: SupabaseClient, ...wanted: Wanted[]) {
    await client.realtime.setAuth()
    const heard: Change[] = []
    const states: string[] = []
    const channel = client.channel(`room-${Math.random()}`)
    for (const { event = 'INSERT', table = 'messages', ...rest } of wanted)
      channel.on('postgres_changes', { event: event as '*', schema: 'public', table, ...rest }, change => {
        heard.push(change)
      })
    channel.subscribe(state => states.push(state))
    await until(() => expect(states).not.toEqual([]))
    const contents = () => heard.map(change => (change.new as { content?: string }).content)
    return { heard, states, contents, channel }
  }

  const visitor = async (conversation: string, company = ACME) =>
    gateway.client(await gateway.visitorToken(conversation, company))
  const ofConversation = (id: string) => ({ filter: `conversation_id=eq.${id}` })

  it('[CHAT-26] tells staff and the visitor of inserted messages, each in the columns it may read', async () => {
    const staff = await hear(await gateway.signedIn(), ofConversation(CONVERSATION.acme))
    const guest = await hear(await visitor(CONVERSATION.acme), ofConversation(CONVERSATION.acme))
    await gateway.addMessage(CONVERSATION.acme, 'hello')
    await until(() => expect([staff.contents(), guest.contents()]).toEqual([['hello'], ['hello']]))
    expect(guest.heard[0]).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'messages',
      errors: null,
    })
    expect(staff.heard[0]?.new).toHaveProperty('sender_id', null)
    expect(guest.heard[0]?.new).not.toHaveProperty('sender_id')
    expect(guest.heard[0]?.new).toHaveProperty('created_at', expect.stringMatching(/T[\d:.]+\+00:00$/))
  })

  it('[CHAT-26] hears what the API writes as a visitor, who may not use the triggers schema', async () => {
    const staff = await hear(await gateway.signedIn(), ofConversation(CONVERSATION.acme))
    const claims = {
      role: 'anon',
      api_actor: 'visitor',
      company_id: ACME,
      conversation_id: CONVERSATION.acme,
    } as const
    await given.database.as(claims, query =>
      query(
        `insert into public.messages (company_id, conversation_id, sender_type, content) values ($1, $2, 'visitor', 'by API')`,
        [ACME, CONVERSATION.acme],
      ),
    )
    await until(() => expect(staff.contents()).toEqual(['by API']))
  })

  it('[CHAT-26] tells of updated conversations, of the old row only the id', async () => {
    const wanted = { event: 'UPDATE', table: 'conversations', filter: `id=eq.${CONVERSATION.acme}` } as const
    const guest = await hear(await visitor(CONVERSATION.acme), wanted)
    await given.database.asOwner(query =>
      query(`update public.conversations set status = 'resolved' where id = $1`, [CONVERSATION.acme]),
    )
    await until(() => expect(guest.heard).toHaveLength(1))
    expect(guest.heard[0]).toMatchObject({ eventType: 'UPDATE', new: { status: 'resolved' } })
    expect(guest.heard[0]?.old).toEqual({ id: CONVERSATION.acme })
    expect(guest.heard[0]?.new).not.toHaveProperty('customer_email')
  })

  it('[CHAT-26] keeps conversations and companies apart', async () => {
    const rooms = {
      visitor: await hear(await visitor(CONVERSATION.acme), { event: '*' }),
      otherVisitor: await hear(await visitor(CONVERSATION.acmeOther), { event: '*' }),
      asking: await hear(await visitor(CONVERSATION.acme), ofConversation(CONVERSATION.acmeOther)),
      wrongCompany: await hear(await visitor(CONVERSATION.acme, NOOR), { event: '*' }),
      ada: await hear(await gateway.signedIn(), { event: '*' }),
      nil: await hear(await gateway.signedIn(EMAIL.nil), { event: '*' }),
      anon: await hear(gateway.client(), { event: '*' }),
    }
    await gateway.addMessage(CONVERSATION.acme, 'first')
    await gateway.addMessage(CONVERSATION.acmeOther, 'second')
    await gateway.addMessage(CONVERSATION.noor, 'third', NOOR)
    // The last of three changes has arrived, so the earlier ones would have, too.
    await until(() => expect(rooms.nil.contents()).toEqual(['third']))
    await until(() => expect(rooms.ada.contents()).toEqual(['first', 'second']))
    await until(() => expect(rooms.otherVisitor.contents()).toEqual(['second']))
    await until(() => expect(rooms.visitor.contents()).toEqual(['first']))
    for (const room of [rooms.asking, rooms.wrongCompany, rooms.anon]) {
      expect(room.states).toEqual(['SUBSCRIBED'])
      expect(room.heard).toEqual([])
    }
  })

  it('keeps the order of a burst, and loses nothing', async () => {
    const ada = await hear(await gateway.signedIn(), ofConversation(CONVERSATION.acmeOther))
    const contents = Array.from({ length: 300 }, (_, i) => `burst ${i}`)
    await given.database.asOwner(async query => {
      for (const content of contents)
        await query(
          `insert into public.messages (company_id, conversation_id, sender_type, content) values ($1, $2, 'visitor', $3)`,
          [ACME, CONVERSATION.acmeOther, content],
        )
    })
    await until(() => expect(ada.contents()).toEqual(contents))
  })

  it.each([
    { table: 'profiles' },
    { table: 'customers' },
    { event: 'DELETE' as '*' },
    { filter: 'content=like.a*' },
    { filter: 'sender_id=eq.x' },
    { filter: 'nonsense' },
  ])('refuses a visitor who wants %o', async wanted => {
    const guest = await hear(await visitor(CONVERSATION.acme), wanted)
    expect(guest.states[0]).toBe('CHANNEL_ERROR')
  })

  async function open(search?: string) {
    const opened = await openBareSocket(gateway, search === undefined ? {} : { search })
    sockets.push(opened.socket)
    return opened
  }

  it('closes a channel when its token is over, unless a newer one comes in time', async () => {
    const expiresAtS = Math.floor(gateway.clock.now() / 1_000) + 20
    const session = { aud: 'authenticated', role: 'authenticated', sub: ADA, session_id: ADA }
    const make = (atS: number) => gateway.tokens.sign(session, atS)
    await gateway.memberToken(ADA)
    const { told, send } = await open()
    send(joinFrame(await make(expiresAtS)))
    await until(() => expect(told).toHaveLength(2))
    send(['1', '2', 'realtime:a', 'access_token', { access_token: await make(expiresAtS + 20) }])
    send([null, '3', 'phoenix', 'heartbeat', {}])
    await until(() => expect(told).toHaveLength(3))
    gateway.clock.advance(20_000)
    send([null, '4', 'phoenix', 'heartbeat', {}])
    await until(() => expect(told).toHaveLength(4))
    expect(told.slice(2)).toEqual([
      [null, '3', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
      [null, '4', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
    ])
    gateway.clock.advance(20_000)
    await until(() => expect(told).toHaveLength(6))
    expect(told.slice(4)).toMatchObject([
      ['1', null, 'realtime:a', 'system', { status: 'error', message: 'Token has expired' }],
      ['1', '1', 'realtime:a', 'phx_close', {}],
    ])
  })

  it('speaks version 1.0.0 as well, and answers what it does not offer with an error', async () => {
    const { told, send } = await open(`apikey=${gateway.anonKey}`)
    send({ join_ref: '1', ref: '1', topic: 'realtime:a', event: 'phx_join', payload: { config: {} } })
    send({ join_ref: '1', ref: '2', topic: 'realtime:a', event: 'broadcast', payload: {} })
    send({ join_ref: '1', ref: '3', topic: 'realtime:b', event: 'access_token', payload: {} })
    send({ join_ref: '1', ref: '4', topic: 'realtime:a', event: 'phx_leave', payload: {} })
    await until(() => expect(told).toHaveLength(5))
    expect(told).toMatchObject([
      { ref: '1', event: 'phx_reply', payload: { status: 'ok', response: { postgres_changes: [] } } },
      { ref: '2', event: 'phx_reply', payload: { status: 'error' } },
      { ref: '3', event: 'phx_reply', payload: { status: 'error' } },
      { ref: '4', event: 'phx_reply', payload: { status: 'ok' } },
      { event: 'phx_close' },
    ])
  })

  it('takes twenty channels on a socket and no more', async () => {
    const { told, send } = await open()
    const join = (i: number) => send([`${i}`, `${i}`, `realtime:${i}`, 'phx_join', {}])
    for (let i = 1; i <= 20; i++) join(i)
    await until(() => expect(told).toHaveLength(20))
    expect(told.map(frame => frame[4]['status'])).toEqual(Array.from({ length: 20 }, () => 'ok'))
    // The number of joins per minute is limited as well.
    gateway.clock.advance(30_000)
    send([null, '0', 'phoenix', 'heartbeat', {}])
    await until(() => expect(told).toHaveLength(21))
    gateway.clock.advance(30_000)
    join(21)
    await until(() => expect(told).toHaveLength(22))
    expect(told[21]?.[4]).toMatchObject({ response: { reason: 'ChannelRateLimitReached' } })
  })

  it('ends a socket that has been silent for a minute, and keeps one that answers', async () => {
    const dead = await open()
    dead.socket.pause()
    const alive = await open()
    for (let pings = 1; pings <= 4; pings++) {
      const pinged = new Promise(resolve => alive.socket.once('ping', resolve))
      gateway.clock.advance(15_000)
      await pinged
      alive.send([null, '1', 'phoenix', 'heartbeat', {}])
      await until(() => expect(alive.told).toHaveLength(pings))
    }
    dead.socket.resume()
    await until(() => expect(dead.end.code).toBe(1006))
    expect(alive.socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each([
    ['no JSON', '{', 1007],
    ['another shape', '{"a":1}', 1007],
    ['a list too short', '[1,2,3]', 1007],
    ['null', 'null', 1007],
    ['a topic that is no text', '[null,null,{},"phx_join",{}]', 1007],
    ['64 kB and more', JSON.stringify([null, null, 'realtime:a', 'x', 'x'.repeat(65_536)]), 1009],
    ['no UTF-8', Buffer.from([0xff, 0xfe]), 1007],
  ])('closes a socket that sends %s, and lives on', async (_, data, code) => {
    const { socket, end } = await open()
    socket.send(data, { binary: false })
    await until(() => expect(end.code).toBe(code))
    const next = await open()
    next.send([null, '1', 'phoenix', 'heartbeat', {}])
    await until(() => expect(next.told).toHaveLength(1))
  })

  it.each([
    ['a payload of null', ['1', '1', 'realtime:a', 'phx_join', null], 'ok'],
    ['a payload that is a list', ['1', '1', 'realtime:a', 'phx_join', []], 'error'],
    ['a config of text', ['1', '1', 'realtime:a', 'phx_join', { config: 'x' }], 'error'],
    [
      'a thousand wishes',
      ['1', '1', 'realtime:a', 'phx_join', { config: { postgres_changes: Array(1_000).fill({}) } }],
      'error',
    ],
    ['another kind of topic', ['1', '1', 'phoenix', 'phx_join', {}], 'error'],
    ['an event of its own', ['1', '1', 'realtime:a', '__proto__', {}], 'error'],
  ])('answers a join with %s', async (_, frame, status) => {
    const { told, send } = await open()
    send(frame)
    await until(() => expect(told).toMatchObject([['1', '1', expect.anything(), 'phx_reply', { status }]]))
  })

  it('answers a broadcast, which is binary, with an error', async () => {
    const { socket, told, send } = await open()
    send(['1', '1', 'realtime:a', 'phx_join', {}])
    await until(() => expect(told).toHaveLength(1))
    // Kind 3; lengths of join ref, ref, topic, event and metadata; JSON; then these texts and the payload.
    socket.send(Buffer.concat([Buffer.from([3, 1, 1, 10, 1, 0, 1]), Buffer.from('12realtime:ax{"a":1}')]))
    await until(() =>
      expect(told[1]).toMatchObject([
        ...['1', '2', 'realtime:a', 'phx_reply'],
        { status: 'error', response: { reason: 'broadcast is not offered' } },
      ]),
    )
  })

  it.each([
    ['another kind', [4, 0, 1, 0, 1, 120]],
    ['nothing', []],
    ['half a header', [3, 1, 1]],
    ['a topic that ends too soon', [3, 1, 1, 200, 1, 0, 1]],
  ])('closes a socket that sends binary data with %s', async (_, bytes) => {
    const { socket, end } = await open()
    socket.send(Buffer.from(bytes))
    await until(() => expect(end.code).toBe(1007))
  })

  it('lets nobody in without a key', async () => {
    for (const search of ['', 'apikey=', 'apikey=x']) expect((await open(search)).end.error).toContain('401')
    const http = await fetch(`${gateway.url}/realtime/v1/api/broadcast`, { method: 'POST' })
    expect(http.status).toBe(403)
  })

  describe('refuses a token with', () => {
    it.each(FOREIGN_TOKENS)('%s', async (_, make) => {
      const token = await make(gateway)
      expect((await open(`apikey=${token}&vsn=2.0.0`)).end.error).toContain('401')
      const { told, send } = await open()
      send(joinFrame(token))
      await until(() =>
        expect(told).toMatchObject([['1', '1', 'realtime:a', 'phx_reply', { status: 'error' }]]),
      )
      send(['2', '2', 'realtime:b', 'phx_join', {}])
      send(['2', '3', 'realtime:b', 'access_token', { access_token: token }])
      await until(() => expect(told).toHaveLength(4))
      expect(told[3]).toMatchObject(['2', '2', 'realtime:b', 'phx_close', {}])
    })
  })
})
