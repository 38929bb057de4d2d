/** Sockets close when their rights end, and stay within their limits and origins (R18, R26). */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { SOCKET_JOINS_PER_MINUTE, SOCKETS_PER_IP } from '#contract/constants/limits.ts'
import { createNotifyBus } from '#server/adapters/bus/notify-bus.ts'
import type { AdmittedClaims } from '#server/gateway/admission.ts'
import { rightOf } from '#server/gateway/realtime/right.ts'
import { startRightsWatch } from '#server/gateway/realtime/rights-watch.ts'
import { createReadSocketAccess } from '#server/gateway/realtime/socket-access.ts'
import { createSubscriptions } from '#server/gateway/realtime/subscriptions.ts'
import type { Database } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { addColleague, impersonationToken } from '#tests/support/foreign-tokens.ts'
import {
  ACME,
  ADA,
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  NOOR,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { joinAs, openBareSocket, until } from '#tests/support/gateway-socket.ts'

describeEachDatabase('gateway rights', given => {
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

  async function open(options: Parameters<typeof openBareSocket>[1] = {}) {
    const opened = await openBareSocket(gateway, options)
    sockets.push(opened.socket)
    return opened
  }

  /** Opens a socket that listens with a token. */
  async function hear(token: string) {
    const opened = await open()
    expect(await joinAs(opened, token)).toBe('ok')
    return opened
  }

  function owner(sql: string, ...params: unknown[]): Promise<unknown> {
    return given.database.asOwner(query => query(sql, params))
  }

  async function newSession(userId: string): Promise<{ id: string; token: string }> {
    const [row] = await given.database.asOwner(query =>
      query<{ id: string }>('insert into auth.sessions (user_id) values ($1) returning id', [userId]),
    )
    return { id: row!.id, token: await gateway.memberToken(userId, { session_id: row!.id }) }
  }

  const ended = [
    ['1', null, 'realtime:a', 'system', { status: 'error', message: 'The session has ended' }],
    ['1', '1', 'realtime:a', 'phx_close', {}],
  ]

  /** Ways to lose one's rights. Each returns the victim's token, and the function that removes the rights. */
  const LOSSES: readonly (readonly [
    string,
    () => Promise<{ token: string; lose: () => Promise<unknown> }>,
  ])[] = [
    [
      'the session ends',
      async () => {
        const { id, token } = await newSession(ADA)
        return { token, lose: () => owner('delete from auth.sessions where id = $1', id) }
      },
    ],
    [
      'the member is suspended',
      async () => {
        const id = await addColleague(gateway)
        const sql = `update public.profiles set status = 'suspended' where id = $1`
        return { token: await gateway.memberToken(id), lose: () => owner(sql, id) }
      },
    ],
    [
      'the member is removed',
      async () => {
        const id = await addColleague(gateway)
        const sql = 'delete from public.profiles where id = $1'
        return { token: await gateway.memberToken(id), lose: () => owner(sql, id) }
      },
    ],
    [
      'the person sets a second factor up elsewhere',
      async () => {
        const id = await addColleague(gateway)
        await owner(`insert into auth.mfa_factors (user_id, secret) values ($1, 'x')`, id)
        const sql = `update auth.mfa_factors set status = 'verified' where user_id = $1`
        return { token: await gateway.memberToken(id), lose: () => owner(sql, id) }
      },
    ],
    [
      'the impersonation ends',
      async () => {
        const token = await impersonationToken(gateway)
        const sql = `update public.impersonations set ended_at = now(), ended_by = 'Ada' where ended_at is null`
        return { token, lose: () => owner(sql) }
      },
    ],
  ]

  it.each(LOSSES)('closes the channel and its socket when %s, and no other', async (_, make) => {
    const other = await hear((await newSession(ADA)).token)
    const { token, lose } = await make()
    const victim = await hear(token)
    await lose()
    await until(() => expect(victim.end.code).toBe(1008))
    expect(victim.told.slice(2)).toMatchObject(ended)
    await gateway.addMessage(CONVERSATION.acme, 'after')
    await until(() => expect(other.told.at(-1)).toMatchObject({ 3: 'postgres_changes' }))
    expect(victim.told).toHaveLength(4)
    expect(await joinAs(await open(), token)).toBe('The session has ended')
  })

  it('closes the channels of a company that is suspended, its visitors too, and no others', async () => {
    const acme = [
      await hear((await newSession(ADA)).token),
      await hear(await gateway.visitorToken(CONVERSATION.acme)),
    ]
    const noor = await hear(await gateway.visitorToken(CONVERSATION.noor, NOOR))
    const suspend = `update public.companies set suspended_at = now(), suspended_reason = 'Unpaid' where id = $1`
    await owner(suspend, ACME)
    for (const { end, told } of acme) {
      await until(() => expect(end.code).toBe(1008))
      expect(told.slice(2)).toMatchObject(ended)
    }
    for (const token of [await gateway.memberToken(ADA), await gateway.visitorToken(CONVERSATION.acme)])
      expect(await joinAs(await open(), token)).toBe('The session has ended')
    await owner(
      'update public.companies set suspended_at = null, suspended_reason = null where id = $1',
      ACME,
    )
    await gateway.addMessage(CONVERSATION.noor, 'still here', NOOR)
    await until(() => expect(noor.told.at(-1)).toMatchObject({ 3: 'postgres_changes' }))
    await hear(await gateway.visitorToken(CONVERSATION.acme))
  })

  it('keeps a socket on which somebody else still hears', async () => {
    const { id, token } = await newSession(ADA)
    const both = await hear(token)
    expect(await joinAs(both, (await newSession(ADA)).token, 'realtime:b')).toBe('ok')
    await owner('delete from auth.sessions where id = $1', id)
    await until(() => expect(both.told.at(-1)).toMatchObject({ 2: 'realtime:a', 3: 'phx_close' }))
    both.send([null, '9', 'phoenix', 'heartbeat', {}])
    await until(() => expect(both.told.at(-1)).toMatchObject({ 1: '9' }))
  })

  it('[AUTH-03] tells supabase-js of the end when it signs out elsewhere', async () => {
    const [here, elsewhere] = [await gateway.signedIn(), await gateway.signedIn()]
    const states = await subscribe(here)
    await elsewhere.auth.signOut({ scope: 'others' })
    await until(() => expect(states.at(-1)).toBe('CLOSED'))
  })

  async function subscribe(client: SupabaseClient): Promise<string[]> {
    await client.realtime.setAuth()
    const states: string[] = []
    client.channel('room').subscribe(state => states.push(state))
    await until(() => expect(states).toEqual(['SUBSCRIBED']))
    return states
  }

  it('closes a channel whose new token is of a session that is gone', async () => {
    const socket = await hear((await newSession(ADA)).token)
    const { id, token } = await newSession(ADA)
    await owner('delete from auth.sessions where id = $1', id)
    socket.send(['1', '2', 'realtime:a', 'access_token', { access_token: token }])
    await until(() => expect(socket.told.slice(2)).toMatchObject(ended))
  })

  it('asks about everybody when it hears again after its connection was lost', async () => {
    let resume = () => {}
    const deaf = await startListening({
      ...given.database,
      listen(channel, heard, resumed) {
        if (channel !== 'rights') return given.database.listen(channel, heard, resumed)
        resume = resumed ?? resume
        return given.database.listen(channel, () => {})
      },
    })
    const [gone, stays] = [await newSession(ADA), await newSession(ADA)]
    const told: string[] = []
    for (const { id, token } of [gone, stays]) {
      const { claims } = (await gateway.tokens.verify(token)) as unknown as { claims: AdmittedClaims }
      deaf.subscriptions.upsert({
        ...{ claims, right: rightOf(claims), companyId: ACME, site: null, bindings: [] },
        ...{ deliver() {}, disconnect() {}, setCompany() {} },
        expel: () => told.push(id),
      })
    }
    await owner('delete from auth.sessions where id = $1', gone.id)
    resume()
    await until(() => expect(told).toEqual([gone.id]))
    await deaf.close()
  })

  async function startListening(database: Database) {
    const subscriptions = createSubscriptions()
    const log = { error: () => {} }
    const readSocketAccess = createReadSocketAccess(database)
    const watch = await startRightsWatch({
      bus: createNotifyBus(database, log),
      ...{ readSocketAccess, readAgain: readSocketAccess, subscriptions, log },
    })
    return { ...watch, subscriptions }
  }

  it('takes sixty joins of a socket in a minute', async () => {
    const socket = await open()
    const token = await gateway.visitorToken(CONVERSATION.acme)
    for (let i = 1; i <= SOCKET_JOINS_PER_MINUTE; i++) expect(await joinAs(socket, token)).toBe('ok')
    expect(await joinAs(socket, token)).toBe('ClientJoinRateLimitReached')
    gateway.clock.advance(30_000)
    socket.send([null, '0', 'phoenix', 'heartbeat', {}])
    await until(() => expect(socket.told.at(-1)).toMatchObject({ 2: 'phoenix' }))
    gateway.clock.advance(29_999)
    expect(await joinAs(socket, token)).toBe('ClientJoinRateLimitReached')
    gateway.clock.advance(1)
    expect(await joinAs(socket, token)).toBe('ok')
  })

  it('takes fifty sockets from one address', async () => {
    const address = '203.0.113.7'
    const fifty = await Promise.all(Array.from({ length: SOCKETS_PER_IP }, () => open({ address })))
    expect(fifty.filter(({ end }) => end.error !== undefined)).toEqual([])
    expect((await open({ address })).end.error).toContain('429')
    expect((await open({ address: '203.0.113.8' })).end.error).toBeUndefined()
    fifty[0]!.socket.close()
    await until(() => expect(fifty[0]!.end.code).toBeDefined())
    await expect.poll(async () => (await open({ address })).end.error).toBeUndefined()
  })

  describe('by the page that opens it', () => {
    const [known, foreign] = ['http://acme.lapwing.test', 'https://attacker.test']

    it.each([
      [undefined, 'ok'],
      [known, 'ok'],
      ['http://localhost:3000', 'The token may not be used on this site'],
      [foreign, 'The token may not be used on this site'],
      ['https://lapwing.test.attacker.test', 'The token may not be used on this site'],
      ['null', 'The token may not be used on this site'],
    ])('a member on %s: %s', async (origin, answer) => {
      expect(await joinAs(await open({ origin }), await gateway.memberToken(ADA))).toBe(answer)
    })

    it('refuses the upgrade for a member in its address', async () => {
      const search = `apikey=${await gateway.memberToken(ADA)}&vsn=2.0.0`
      expect((await open({ search, origin: foreign })).end.error).toContain('403')
      expect((await open({ search, origin: known })).end.error).toBeUndefined()
    })

    it('a member on the host that is called: ok', async () => {
      expect(await joinAs(await open({ origin: gateway.url }), await gateway.memberToken(ADA))).toBe('ok')
    })

    it('ends channels on a site that the company removes, and no others', async () => {
      const sites = ['https://shop.example', 'https://old.example']
      const allow = (allowed: readonly string[]) =>
        owner('update public.companies set widget_sites = $2 where id = $1', NOOR, allowed)
      await allow(sites)
      const token = await gateway.visitorToken(CONVERSATION.noor, NOOR)
      const [shop, old, own] = [
        await open({ origin: sites[0] }),
        await open({ origin: sites[1] }),
        await open(),
      ]
      for (const socket of [shop, old, own]) expect(await joinAs(socket, token)).toBe('ok')
      await allow(['https://shop.example'])
      await gateway.addMessage(CONVERSATION.noor, 'heard on the shop alone', NOOR)
      await until(() => expect(old.end.code).toBe(1008))
      expect(old.told).toContainEqual([
        ...['1', null, 'realtime:a', 'system'],
        {
          status: 'error',
          message: 'The token may not be used on this site',
          channel: 'a',
          extension: 'system',
        },
      ])
      for (const socket of [shop, own])
        await until(() => expect(socket.told.at(-1)).toMatchObject({ 3: 'postgres_changes' }))
      await allow([])
    })

    it('closes a channel that goes on with a token that the page may not use', async () => {
      const socket = await open({ origin: foreign })
      expect(await joinAs(socket, await gateway.visitorToken(CONVERSATION.acme))).toBe('ok')
      const access_token = await gateway.memberToken(ADA)
      socket.send(['1', '2', 'realtime:a', 'access_token', { access_token }])
      await until(() => expect(socket.told.at(-1)).toMatchObject({ 3: 'phx_close' }))
    })

    it('lets visitors in from anywhere, unless their company has named its sites', async () => {
      const site = 'https://shop.example'
      const token = await gateway.visitorToken(CONVERSATION.noor, NOOR)
      const from = async (origin?: string) => joinAs(await open({ origin }), token)
      expect(await from(foreign)).toBe('ok')
      await owner('update public.companies set widget_sites = $2 where id = $1', NOOR, [site])
      expect([await from(site), await from(known), await from()]).toEqual(['ok', 'ok', 'ok'])
      for (const origin of [foreign, `${site}.attacker.test`, 'http://shop.example', 'null'])
        expect(await from(origin)).toBe('The token may not be used on this site')
      expect(
        await joinAs(await open({ origin: foreign }), await gateway.visitorToken(CONVERSATION.acme)),
      ).toBe('ok')
      await owner(`update public.companies set widget_sites = '{}' where id = $1`, NOOR)
    })

    it('[R18] refuses the upgrade on a site that the company has not named, wherever the company is known', async () => {
      const site = 'https://shop.example'
      const host = 'noor.lapwing.test'
      const search = `apikey=${await gateway.visitorToken(CONVERSATION.noor, NOOR)}&vsn=2.0.0`
      const refusal = async (request: object) => (await open(request)).end.error
      for (const origin of [foreign, site, 'null'])
        expect(await refusal({ origin, host }), origin).toBeUndefined()
      await owner('update public.companies set widget_sites = $2 where id = $1', NOOR, [site])
      for (const request of [{ host }, { search }])
        for (const origin of [foreign, `${site}.attacker.test`, 'http://shop.example', 'null'])
          expect(await refusal({ origin, ...request }), origin).toContain('403')
      for (const request of [{ origin: site }, { origin: known }, {}])
        expect(await refusal({ host, ...request })).toBeUndefined()
      expect(await refusal({ origin: foreign, host: 'acme.lapwing.test' })).toBeUndefined()
      await owner(`update public.companies set widget_sites = '{}' where id = $1`, NOOR)
    })

    it.each(['attacker.test', 'https://attacker.test/page', 'https://a b', 'https:'])(
      '[R18] refuses the upgrade for %j, which no browser sends',
      async origin => {
        expect((await open({ origin })).end.error).toContain('403')
      },
    )
  })

  it('falls silent for a member who is suspended, and speaks again after a new join', async () => {
    const nil = await gateway.signedIn(EMAIL.nil)
    const token = (await nil.auth.getSession()).data.session!.access_token
    const before = await hear(token)
    const setStatus = (status: string) =>
      owner('update public.profiles set status = $1 where company_id = $2', status, NOOR)
    await setStatus('suspended')
    await gateway.addMessage(CONVERSATION.noor, 'unheard', NOOR)
    await until(() => expect(before.end.code).toBe(1008))
    expect(before.told.slice(2)).toMatchObject(ended)
    await setStatus('active')
    const after = await hear(token)
    await gateway.addMessage(CONVERSATION.noor, 'heard again', NOOR)
    await until(() => expect(after.told.at(-1)).toMatchObject({ 3: 'postgres_changes' }))
  })
})
