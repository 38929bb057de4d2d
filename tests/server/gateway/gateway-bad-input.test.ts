/** What the gateway refuses in its own words: texts that cannot be stored, encodings, and sockets of another host. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETRY_AFTER_S } from '#server/http/classify-failure.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  ADA,
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  PASSWORD,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { joinAs, openBareSocket, until } from '#tests/support/gateway-socket.ts'

const KEY = `${CONVERSATION.acme}/1700000000000-k3j2h1g0-a.png`
const GZIP = { 'content-encoding': 'gzip' }

describeEachDatabase('bad input to the gateway', given => {
  let gateway: GatewayHarness
  let ada: string
  let failure: Error | null = null

  beforeAll(async () => {
    const { as, asOwner } = given.database
    const database: Database = {
      ...given.database,
      as: (claims, work) => (failure ? Promise.reject(failure) : as(claims, work)),
      asOwner: work => (failure ? Promise.reject(failure) : asOwner(work)),
    }
    gateway = await startGateway(database)
    ada = await gateway.memberToken(ADA)
  })
  afterAll(async () => {
    await gateway.close()
  })

  async function send(path: string, init: RequestInit = {}, token = ada) {
    const headers = { apikey: gateway.anonKey, authorization: `Bearer ${token}`, ...init.headers }
    const response = await fetch(gateway.url + path, { ...init, headers })
    const { code, error, error_code } = await response.json()
    return {
      status: response.status,
      code: error_code ?? error ?? code,
      retryAfter: response.headers.get('retry-after'),
    }
  }
  const post = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })
  const filter = (column: string, value: string) =>
    `/rest/v1/conversations?${new URLSearchParams({ [column]: value })}`

  it('refuses in filters what the type of a column cannot hold', async () => {
    for (const [column, value] of [
      ['number', 'eq.2147483648'],
      ['number', 'in.(1,99999999999999999999)'],
      ['number', 'eq.1e400'],
      ['created_at', 'eq.0000-01-01'],
      ['created_at', 'gt.294277-01-01'],
      ['created_at', 'gt.1970-13-01'],
      ['custom_fields', 'eq.{"a":"\\u0000"}'],
      ['custom_fields', 'eq.{"a":"\\ud800"}'],
      ['id', 'eq.1'],
    ] as const)
      expect([value, await send(filter(column, value))]).toMatchObject([
        value,
        { status: 400, code: '22P02' },
      ])
    for (const value of ['eq.\0', 'in.("a\0",b)', 'like.a\0*'])
      expect(await send(filter('subject', value))).toMatchObject({ status: 400, code: '22021' })
    expect(await send('/rest/v1/conversations?limit=1&offset=9999999999')).toMatchObject({ status: 400 })
  })

  it('refuses bodies of auth/v1 with what cannot be stored, as a value and as a name', async () => {
    for (const odd of ['\0', '\ud800']) {
      const login = JSON.stringify({ email: `a${odd}@b.co`, password: 'x' })
      const refusal = { status: 400, code: 'validation_failed' }
      expect(await send('/auth/v1/token?grant_type=password', post(login))).toMatchObject(refusal)
      for (const data of [{ name: odd }, { [odd]: 1 }, { deep: [{ [odd]: 1 }] }]) {
        const update = { method: 'PUT', body: JSON.stringify({ data }) }
        expect(await send('/auth/v1/user', update)).toMatchObject(refusal)
      }
    }
    const escaped = JSON.stringify({ data: { note: '\\u0000' } })
    expect((await send('/auth/v1/user', { method: 'PUT', body: escaped })).status).toBe(200)
  })

  it('refuses object keys with what cannot be stored', async () => {
    const visitor = await gateway.visitorToken(CONVERSATION.acme)
    for (const odd of ['%00', 'a%00b']) {
      const key = KEY.replace('a.png', odd)
      for (const path of [odd, key]) {
        const at = `/storage/v1/object/conversation-uploads/${path}`
        expect(await send(at, {}, visitor)).toMatchObject({ status: 404, code: 'NotFound' })
        expect(await send(at.replace('object', 'object/public'))).toMatchObject({
          status: 404,
          code: 'NotFound',
        })
        expect(await send(at, post('x'), visitor)).toMatchObject({ status: 400, code: 'InvalidKey' })
      }
    }
  })

  it('refuses encoded bodies', async () => {
    const visitor = await gateway.visitorToken(CONVERSATION.acme)
    const upload = post(gzipSync('x'), GZIP)
    expect(await send(`/storage/v1/object/conversation-uploads/${KEY}`, upload, visitor)).toMatchObject({
      status: 415,
      code: 'UnsupportedEncoding',
    })
    const login = post(gzipSync(JSON.stringify({ email: EMAIL.ada, password: PASSWORD })), GZIP)
    expect(await send('/auth/v1/token?grant_type=password', login)).toMatchObject({
      status: 415,
      code: 'unsupported_encoding',
    })
  })

  it.each(['25006', '53100', '53200', '53300', '08006'])(
    'says to try again later while the database fails with %s',
    async sqlState => {
      const visitor = await gateway.visitorToken(CONVERSATION.acme)
      failure = new DatabaseError(sqlState, 'could not extend file "base/1": No space left on device')
      try {
        const login = post(JSON.stringify({ email: EMAIL.ada, password: PASSWORD }))
        const answers = [
          await send('/rest/v1/messages'),
          await send('/auth/v1/token?grant_type=password', login),
          await send(`/storage/v1/object/conversation-uploads/${KEY}`, post('x'), visitor),
        ]
        const later = { status: 503, retryAfter: String(RETRY_AFTER_S) }
        expect(answers).toEqual([
          { ...later, code: 'PGRST001' },
          { ...later, code: 'unavailable' },
          { ...later, code: 'ServiceUnavailable' },
        ])
      } finally {
        failure = null
      }
    },
  )

  it('refuses the socket of a host that is not the server’s', async () => {
    for (const host of ['evil.test', 'lapwing.test.evil.test', 'evil.test:80'])
      expect((await openBareSocket(gateway, { host })).end.error).toContain('400')
    for (const host of ['lapwing.test', 'acme.lapwing.test:443', 'localhost']) {
      const { socket, end } = await openBareSocket(gateway, { host })
      expect(end).toEqual({})
      socket.terminate()
    }
  })

  it('keeps the other sockets open whatever number a frame holds', async () => {
    const other = await openBareSocket(gateway)
    expect(await joinAs(other, ada)).toBe('ok')
    const config = (filter: string) => ({
      config: { postgres_changes: [{ event: '*', schema: 'public', table: 'messages', filter }] },
      access_token: ada,
    })
    for (const frame of [
      ['1', String(2 ** 31), 'realtime:a', 'phx_join', config(`sequence=eq.${2 ** 31}`)],
      ['1', '9'.repeat(64), 'realtime:b', 'phx_join', config(`sequence=eq.${'9'.repeat(100)}`)],
      ['1', '2', 'realtime:c', 'phx_join', config('sequence=eq.1e400')],
      ['1', '2', 'realtime:d', 'phx_join', config('content=eq.\0\ud800')],
      ['1', 2 ** 31, 'realtime:e', 'phx_join', config('sequence=eq.1')],
      [2 ** 53, 1e300, 'realtime:f', 'phx_join', config('sequence=eq.1')],
      [null, 1e300, 'phoenix', 'heartbeat', {}],
      ['1', '2', 'realtime:g', 'access_token', { access_token: 1e300 }],
      { topic: 'realtime:h', event: 'phx_join', ref: -(2 ** 31) - 1, payload: {} },
    ]) {
      const odd = await openBareSocket(gateway)
      odd.send(frame)
      await until(() =>
        expect(odd.told.length > 0 || odd.end.code === 1007, JSON.stringify(frame)).toBe(true),
      )
      await gateway.addMessage(CONVERSATION.acme, JSON.stringify(frame).slice(0, 20))
      odd.socket.terminate()
    }
    await until(() =>
      expect(other.told.filter(([, , , event]) => event === 'postgres_changes')).toHaveLength(9),
    )
    expect(other.end).toEqual({})
    other.socket.terminate()
  })
})
