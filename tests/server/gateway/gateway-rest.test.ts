/** rest/v1 as the unmodified supabase-js client sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describeEachDatabase('gateway rest', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
    for (const content of ['one', 'two, "three"', 'four)', '100%'])
      await gateway.addMessage(CONVERSATION.acme, content)
    await gateway.addMessage(CONVERSATION.acmeOther, 'elsewhere')
    await gateway.addMessage(CONVERSATION.noor, 'hers', NOOR)
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  function get(path: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${gateway.url}/rest/v1/${path}`, {
      headers: { apikey: gateway.anonKey, authorization: `Bearer ${token}`, ...headers },
    })
  }

  it('hides the key that a conversation was made with, which would open it as its visitor', async () => {
    const ada = await gateway.signedIn()
    expect((await ada.from('conversations').select('client_id')).error).toMatchObject({ code: '42703' })
    const [row] = (await ada.from('conversations').select('*')).data ?? []
    expect(Object.keys(row ?? {})).toContain('customer_email')
    expect(Object.keys(row ?? {})).not.toContain('client_id')
  })

  it('[API-05] reads the companies table by id, for its own company alone', async () => {
    const ada = await gateway.signedIn()
    const own = await ada.from('companies').select('id,label:name').eq('id', ACME).single()
    expect(own.data).toEqual({ id: ACME, label: 'Acme' })
    const other = await ada.from('companies').select().eq('id', NOOR).single()
    expect([other.status, other.error?.code]).toEqual([406, 'PGRST116'])
    expect(other.error?.details).toBe('The result contains 0 rows')
    const maybe = await ada.from('companies').select().eq('subdomain', 'noor').maybeSingle()
    expect([maybe.data, maybe.error]).toEqual([null, null])
  })

  it('[API-05] reads messages of the own company only', async () => {
    const ada = await gateway.signedIn()
    const own = await ada
      .from('messages')
      .select('content,sequence', { count: 'exact' })
      .eq('conversation_id', CONVERSATION.acme)
      .order('sequence', { ascending: false })
      .range(1, 2)
    expect(own.data).toEqual([
      { content: 'four)', sequence: 3 },
      { content: 'two, "three"', sequence: 2 },
    ])
    expect(own.count).toBe(4)
    const other = await ada.from('messages').select().eq('conversation_id', CONVERSATION.noor)
    expect(other.data).toEqual([])
    const all = await ada.from('messages').select('*', { count: 'exact', head: true })
    expect([all.data, all.count]).toEqual([null, 5])
  })

  it('gives nothing to the anon key, and no table that its role may not read', async () => {
    const anon = gateway.client()
    for (const table of ['companies', 'conversations', 'messages', 'content'])
      expect([table, (await anon.from(table).select()).data]).toEqual([table, []])
    expect(await anon.from('profiles').select()).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  it('gives a visitor the own conversation in the columns for visitors', async () => {
    const visitor = gateway.client(await gateway.visitorToken(CONVERSATION.acme))
    const { data } = await visitor.from('conversations').select()
    expect(data).toHaveLength(1)
    const columns = Object.keys(data![0])
    expect(columns).toEqual(expect.arrayContaining(['id', 'subject', 'status', 'assignee_name']))
    for (const hidden of [
      'customer_email',
      'customer_name',
      'customer_id',
      'assignee_id',
      'tags',
      'description',
    ])
      expect(columns).not.toContain(hidden)
    expect(data![0].created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
    expect((await visitor.from('messages').select('content')).data).toHaveLength(4)
    expect(await visitor.from('conversations').select('customer_email')).toMatchObject({
      status: 400,
      error: { code: '42703' },
    })
    const guess = await visitor.from('conversations').select('id').like('customer_email', 'v%')
    expect(guess.error?.code).toBe('42703')
    const foreign = gateway.client(await gateway.visitorToken(CONVERSATION.acme, NOOR))
    expect((await foreign.from('messages').select()).data).toEqual([])
  })

  it('stops reading once the member is suspended', async () => {
    const nil = await gateway.signedIn(EMAIL.nil)
    const count = async () => (await nil.from('messages').select()).data?.length
    const setStatus = (status: string) =>
      given.database.asOwner(query =>
        query('update public.profiles set status = $1 where company_id = $2', [status, NOOR]),
      )
    expect(await count()).toBe(1)
    await setStatus('suspended')
    expect(await count()).toBe(0)
    await setStatus('active')
  })

  it.each([
    ['eq', 'content=eq.one', ['one']],
    ['eq with the signs of a list', 'content=eq.two, "three"', ['two, "three"']],
    ['neq', 'content=neq.one&sequence=lt.3', ['two, "three"']],
    ['gt and lte', 'sequence=gt.1&sequence=lte.3', ['two, "three"', 'four)']],
    ['gte', 'sequence=gte.4', ['100%']],
    ['like', 'content=like.o*', ['one']],
    ['ilike', 'content=ilike.FOUR*', ['four)']],
    ['is', 'sender_name=is.null&sequence=eq.1', ['one']],
    ['not.is', 'sender_name=not.is.null', []],
    ['in', 'content=in.("two, \\"three\\"",one)', ['one', 'two, "three"']],
    ['an empty in', 'content=in.()', []],
    ['not.in', 'content=not.in.(one,"four)")', ['two, "three"', '100%']],
    ['or', 'or=(content.eq.one,sequence.eq.4)', ['one', '100%']],
    ['or of and', 'or=(content.eq."four)",and(sequence.gt.0,sequence.lt.2))', ['one', 'four)']],
    ['not.or', 'not.or=(sequence.eq.1,not.and(sequence.gt.1,sequence.lt.3))', ['two, "three"']],
    ['a moment', 'created_at=gt.2020-01-01T00:00:00%2B00:00&sequence=eq.1', ['one']],
    ['limit and offset', 'limit=1&offset=2', ['four)']],
    ['json by its text', 'meta=is.null', []],
  ])('understands %s', async (_, search, expected) => {
    const token = await gateway.visitorToken(CONVERSATION.acme)
    const response = await get(`messages?select=content&order=sequence.asc&${search}`, token)
    expect(((await response.json()) as { content: string }[]).map(({ content }) => content)).toEqual(expected)
  })

  it.each([
    ["content=eq.' or true --", 200],
    ["content=in.(');drop table public.messages;--)", 400],
    ['content"=eq.1', 400],
    ['content) or (true=eq.1', 400],
    ['id=eq.1; select 1', 400],
    ['select=id,(select 1)', 400],
    ['select=id::text', 400],
    ['select=x"y:id', 400],
    ['select=conversations(*)', 400],
    ['select=count()', 400],
    ['select=', 400],
    ['order=id;drop table public.messages', 400],
    ['order=random()', 400],
    ['limit=1;select 1', 400],
    ['limit=-1', 400],
    ['limit=1e9', 400],
    ['offset=x', 400],
    ['content=eq.%00', 400],
    ['id=eq.x', 400],
    ['id=like.a*', 400],
    ['sequence=eq.99999999999', 400],
    ['content=is.true', 400],
    ['content=is.null; drop', 400],
    ['content=constructor.x', 400],
    ['constructor=eq.x', 400],
    ['content=in.one', 400],
    ['or=(content.eq.one', 400],
    ['or=()', 400],
    [`or=${'(and'.repeat(20)}(sequence.eq.1)${')'.repeat(20)}`, 400],
    [`sequence=in.(${'1,'.repeat(300)}1)`, 200],
    [`${'sequence=gt.0&'.repeat(600)}`, 400],
  ])('is not led astray by a search (%#)', async (search, status) => {
    const response = await get(`messages?${search}`, await gateway.visitorToken(CONVERSATION.acme))
    const body = await response.text()
    expect([response.status, body]).toEqual([
      status,
      expect.not.stringMatching(/syntax|drop|select 1|relation/i),
    ])
    if (status === 400)
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['code', 'details', 'hint', 'message'])
    if (status === 200 && search.startsWith('content')) expect(body).toBe('[]')
  })

  it('lets no setting of a client widen what it reads', async () => {
    const token = await gateway.visitorToken(CONVERSATION.acme, ACME, { tenant_subdomain: 'acme' })
    expect(await (await get('companies', token)).json()).toEqual([])
    expect((await get('companies', token, { 'accept-profile': 'auth' })).status).toBe(406)
  })

  it('refuses every write', async () => {
    const ada = await gateway.signedIn()
    const messages = ada.from('messages')
    const row = { conversation_id: CONVERSATION.acme, company_id: ACME, sender_type: 'agent', content: 'x' }
    const writes = [
      messages.insert(row),
      messages.upsert(row),
      messages.update({ content: 'x' }).eq('conversation_id', CONVERSATION.acme),
      messages.delete().eq('conversation_id', CONVERSATION.acme),
      ada.from('profiles').update({ role: 'owner' }).eq('id', ADA),
    ]
    for (const write of writes)
      expect(await write).toMatchObject({ status: 405, error: { code: 'PGRST117' } })
    expect((await ada.rpc('member_role')).status).toBe(404)
    expect((await ada.from('messages').select()).data).toHaveLength(5)
  })

  it.each(['customers', 'audit', 'leads', 'users', 'auth.users', 'pg_catalog.pg_user'])(
    'has no table %s',
    async table => {
      const ada = await gateway.signedIn()
      expect(await ada.from(table).select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    },
  )

  it('lets any page ask, and shows it the counts', async () => {
    const response = await fetch(`${gateway.url}/rest/v1/messages`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://customer.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey,authorization,prefer',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-retry-count')
    const answer = await get('messages', await gateway.visitorToken(CONVERSATION.acme), {
      prefer: 'count=exact',
    })
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range')
    expect(answer.headers.get('content-range')).toBe('0-3/4')
  })

  describe('refuses a token with', () => {
    it.each(FOREIGN_TOKENS)('%s', async (_, make) => {
      const response = await get('messages', await make(gateway))
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^PGRST30[13]$/) })
    })
  })
})
