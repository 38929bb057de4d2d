/** Calls about customers by the company's people. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CustomerFilter } from '#contract/entities/customer-list.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'

describeEachDemoDatabase('customers', given => {
  let server: TestServer
  let agent: Caller
  let admin: Caller
  let viewer: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    await given.database.asOwner(query => storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false }))
  })
  afterAll(() => server.close())

  const newAddress = (name = 'x') => `${name}.${randomUUID()}@visitor.test`
  async function opens(customer_email: string, more: object = {}): Promise<VisitorCaller> {
    const body = { subject: 'Help', customer_email, ...more }
    const created = await server.caller(null, 'acme')('createConversation', { body })
    if (created.status !== 201) throw new Error(created.text)
    const { conversationId: id, token } = created.body
    return { id, token, call: server.caller(token) }
  }
  const say = (visitor: VisitorCaller, content = 'Hello') =>
    visitor.call('postMessage', { params: { id: visitor.id }, body: { content } })
  async function found(q: string) {
    return (await agent('listCustomers', { query: { q } })).body.customers
  }
  /** Returns the customer with an email. */
  async function customerOf(address: string) {
    const [customer] = (await found(address)).filter(({ email }) => email === address)
    return customer!
  }
  const params = (id: string) => ({ params: { id } })
  const rows = (sql: string, values: readonly unknown[]) =>
    given.database.asOwner(query => query(sql, values))

  it('were first seen before they were last seen, in the demo, too', async () => {
    const seeded = await given.database.asOwner(query =>
      query<{ created_at: Date; last_seen_at: Date }>(
        'select created_at, last_seen_at from public.customers where last_seen_at is not null',
      ),
    )
    expect(seeded.length).toBeGreaterThan(10)
    expect(seeded.filter(({ created_at, last_seen_at }) => created_at > last_seen_at)).toEqual([])
  })

  it('finds a customer by the beginnings of words of name, address and company', async () => {
    // The email contains a part that looks like a number.
    const address = newAddress('0e12quill')
    const visitor = await opens(address, {
      customer_name: 'Zoë Quillfeather',
      customer_company_name: 'Plover Works',
    })
    await say(visitor)
    for (const q of ['quillf', 'zoë quill', address, 'plov', 'PLOVER zoë'])
      expect((await found(q)).map(({ email }) => email)).toEqual([address])
    expect(await found('plover nobodyatall')).toEqual([])
    const [customer] = await found(address)
    expect(customer).toMatchObject({
      name: 'Zoë Quillfeather',
      company_name: 'Plover Works',
      conversation_count: 1,
      open_count: 1,
      source: 'widget',
    })
    // Members of another company find nothing.
    const other = await server.asMember('admin@noor.test')
    expect((await other('listCustomers', { query: { q: 'quillf' } })).body.customers).toEqual([])
    expect((await other('getCustomer', params(customer!.id))).code).toBe('customer_not_found')
  })

  it('goes through all customers page by page, each once, those who wrote last first', async () => {
    for (let i = 0; i < 5; i++) {
      server.clock.advance(1_000)
      await opens(newAddress('paging'))
    }
    const all: { id: string; at: string }[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) }
      const { customers, next } = (await agent('listCustomers', { query })).body
      all.push(...customers.map(({ id, last_seen_at }) => ({ id, at: last_seen_at ?? '' })))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    const [stored] = await rows(
      "select count(*) as count from public.customers k join public.companies c on c.id = company_id where subdomain = 'acme'",
      [],
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(stored!['count'])
    expect(all).toHaveLength(Number(stored!['count']))
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect((await agent('listCustomers', { query: { cursor: 'no cursor' } })).code).toBe('invalid_request')
  })

  it('shows a customer with conversations and notes, and keeps what a colleague knows better', async () => {
    const address = newAddress()
    const first = await opens(address)
    const second = await opens(address, { customer_name: 'Typed' })
    const { id } = await customerOf(address)
    const body = { name: 'Ada Byron', company_name: 'Engines', custom_fields: { plan: 'Pro' } }
    expect((await viewer('updateCustomer', { ...params(id), body })).code).toBe('forbidden')
    const updated = (await agent('updateCustomer', { ...params(id), body })).body
    expect(updated).toMatchObject(body)
    const { customer, conversations } = (await viewer('getCustomer', params(id))).body
    expect(customer).toMatchObject({ ...body, conversation_count: 2 })
    expect(conversations.map(each => each.id).toSorted()).toEqual([first.id, second.id].toSorted())
    // The inbox shows the same name.
    const shown = (await agent('getConversation', params(second.id))).body
    expect(shown).toMatchObject({ customer_name: 'Ada Byron', customer_id: id })

    const note = (await agent('addCustomerNote', { ...params(id), body: { content: 'Likes mornings.' } }))
      .body
    expect((await viewer('getCustomer', params(id))).body.notes).toEqual([note])
    const remove = { ...params(id), body: { note_id: note.id } }
    expect((await admin('removeCustomerNote', remove)).code).toBe('customer_note_not_found')
    expect((await agent('removeCustomerNote', remove)).status).toBe(200)
    expect((await viewer('getCustomer', params(id))).body.notes).toEqual([])
  })

  it('shows how a customer rated, the newest first, and how many others work at the same company', async () => {
    const company = `Engines ${randomUUID()}`
    const address = newAddress('rates')
    const first = await opens(address, { customer_company_name: company })
    const second = await opens(address)
    await opens(newAddress('colleague'), { customer_company_name: company })
    const { id } = await customerOf(address)
    const before = (await viewer('getCustomer', params(id))).body
    expect([before.ratings, before.colleague_count]).toEqual([[], 1])
    const rates = (visitor: VisitorCaller, at: string, score: number | null, comment: string | null) =>
      rows(
        `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, asked_at, score,
           comment, answered_at, changed_at)
         select company_id, id, 'stars', 'chat', 'en', 'ai', $2, $3, $4, $5, $5 from public.conversations where id = $1`,
        [visitor.id, at, score, comment, score === null ? null : at],
      )
    await rates(first, '2026-11-01T09:00:00Z', 2, 'Too slow')
    await rates(second, '2026-11-02T09:00:00Z', 5, null)
    // Asked, not answered.
    await rates(await opens(address), '2026-11-03T09:00:00Z', null, null)
    expect((await viewer('getCustomer', params(id))).body.ratings).toMatchObject([
      { conversation_id: second.id, kind: 'stars', score: 5, comment: null },
      { conversation_id: first.id, kind: 'stars', score: 2, comment: 'Too slow' },
    ])
  })

  it('merges a customer into another, with conversations and notes, and writes it down', async () => {
    const [from, into] = [newAddress('from'), newAddress('into')]
    const visitor = await opens(from, { customer_name: 'Old Name', customer_company_name: 'Firm' })
    await opens(into)
    const [a, b] = [await customerOf(from), await customerOf(into)]
    await agent('updateCustomer', {
      ...params(a.id),
      body: { custom_fields: { plan: 'Free', city: 'Bath' } },
    })
    await agent('updateCustomer', { ...params(b.id), body: { custom_fields: { plan: 'Pro' } } })
    await agent('addCustomerNote', { ...params(a.id), body: { content: 'Of the old one.' } })
    const body = { into_id: b.id }
    expect((await agent('mergeCustomer', { ...params(a.id), body })).code).toBe('forbidden')
    expect((await admin('mergeCustomer', { ...params(b.id), body })).code).toBe('customer_is_same')
    const merged = await admin('mergeCustomer', { ...params(a.id), body })
    expect(merged.body).toMatchObject({
      id: b.id,
      email: into,
      name: 'Old Name',
      company_name: 'Firm',
      custom_fields: { plan: 'Pro', city: 'Bath' },
    })
    const { customer, notes, conversations } = (await agent('getCustomer', params(b.id))).body
    expect(customer.conversation_count).toBe(2)
    expect(conversations.map(({ id }) => id)).toContain(visitor.id)
    expect(notes.map(({ content }) => content)).toEqual(['Of the old one.'])
    expect((await agent('getCustomer', params(a.id))).code).toBe('customer_not_found')
    // The visitor can still write.
    expect((await say(visitor)).status).toBe(201)
    const entries = await rows('select detail from public.audit where action = $1 and target_id = $2', [
      'customer.merged',
      b.id,
    ])
    expect(entries).toEqual([{ detail: { merged_id: a.id } }])
  })

  it('never merges whom the company vouches for into anybody', async () => {
    const [typed, signed] = [newAddress(), newAddress()]
    await opens(typed)
    const { id } = await customerOf(typed)
    const verified = randomUUID()
    await rows(
      `insert into public.customers (id, company_id, email, external_id, is_verified)
       select $1::uuid, company_id, $2, $1::text, true from public.customers where id = $3`,
      [verified, signed, id],
    )
    const refused = await admin('mergeCustomer', { ...params(verified), body: { into_id: id } })
    expect(refused.code).toBe('customer_verified')
    expect((await admin('mergeCustomer', { ...params(id), body: { into_id: verified } })).status).toBe(200)
  })

  it('erases a person with conversations, messages and files, and keeps no word of whom it was about', async () => {
    const address = newAddress('secretive')
    const visitor = await opens(address)
    await say(visitor, 'Something private')
    await opens(address)
    const neighbour = await opens(newAddress())
    const { id } = await customerOf(address)
    await agent('blockCustomer', { ...params(id), body: { blocked: true } })
    const file = `${visitor.id}/1-x-a.png`
    await rows("insert into storage.objects (bucket_id, name) values ('conversation-uploads', $1)", [file])
    expect((await agent('eraseCustomer', params(id))).code).toBe('forbidden')
    expect((await admin('eraseCustomer', params(id))).body).toEqual({ conversations: 2, files: 1 })
    expect((await agent('getCustomer', params(id))).code).toBe('customer_not_found')
    expect((await agent('getConversation', params(visitor.id))).code).toBe('conversation_not_found')
    expect((await say(visitor)).code).toBe('conversation_not_found')
    expect(await rows('select 1 from public.messages where conversation_id = $1', [visitor.id])).toEqual([])
    expect(await rows('select 1 from storage.objects where name = $1', [file])).toEqual([])
    expect((await agent('getConversation', params(neighbour.id))).status).toBe(200)
    const audit = await rows(
      'select action, detail from public.audit where target_id = $1 order by created_at',
      [id],
    )
    expect(audit).toEqual([
      { action: 'customer.blocked', detail: {} },
      { action: 'customer.erased', detail: {} },
    ])
  })

  it('gives all that is kept of a person', async () => {
    const address = newAddress()
    const visitor = await opens(address)
    await say(visitor, 'What do you keep of me?')
    const { id } = await customerOf(address)
    await agent('addCustomerNote', { ...params(id), body: { content: 'Asks.' } })
    expect((await agent('exportCustomer', params(id))).code).toBe('forbidden')
    const { customer, notes, conversations } = (await admin('exportCustomer', params(id))).body
    expect(customer.email).toBe(address)
    expect(notes.map(({ content }) => content)).toEqual(['Asks.'])
    expect(conversations).toHaveLength(1)
    expect(conversations[0]!.conversation['id']).toBe(visitor.id)
    expect(conversations[0]!.messages.map(({ content }) => content)).toEqual(['What do you keep of me?'])
    const audit = await rows(
      "select 1 from public.audit where action = 'customer.exported' and target_id = $1",
      [id],
    )
    expect(audit).toHaveLength(1)
  })

  it('finds the members of a list afresh each time, and counts them', async () => {
    const company = `Firm ${randomUUID()}`
    const [old, fresh] = [newAddress(), newAddress()]
    await opens(old, { customer_company_name: company })
    await rows(
      `update public.customers set created_at = created_at - interval '10 days', last_seen_at = last_seen_at - interval '10 days'
        where email = $1`,
      [old],
    )
    const visitor = await opens(fresh, { customer_company_name: company })
    await opens(fresh)
    await visitor.call('resolveConversation', params(visitor.id))
    await agent('updateCustomer', {
      ...params((await customerOf(old)).id),
      body: { custom_fields: { plan: 'Pro plus' } },
    })
    const ofFirm = { field: 'company', is: 'equal', value: company } as const
    const count = async (...more: CustomerFilter) => {
      const query = { filter: JSON.stringify([ofFirm, ...more]) }
      return (await viewer('countCustomers', { query })).body.count
    }
    expect(await count()).toBe(2)
    expect(await count({ field: 'created', when: 'within', days: 5 })).toBe(1)
    expect(await count({ field: 'last_seen', when: 'before', days: 5 })).toBe(1)
    expect(await count({ field: 'conversations', is: 'at-least', count: 2 })).toBe(1)
    expect(await count({ field: 'conversations', is: 'at-most', count: 1 })).toBe(1)
    expect(await count({ field: 'has_open', value: true })).toBe(2)
    expect(await count({ field: 'verified', value: true })).toBe(0)
    expect(await count({ field: 'blocked', value: false })).toBe(2)
    expect(await count({ field: 'custom', key: 'plan', is: 'containing', value: 'PLUS' })).toBe(1)
    expect(await count({ field: 'custom', key: 'plan', is: 'equal', value: '%' })).toBe(0)

    const body = {
      name: `Twice ${company}`.slice(0, 60),
      filter: [ofFirm, { field: 'conversations', is: 'at-least', count: 2 }],
    }
    expect((await viewer('createCustomerList', { body: body as never })).code).toBe('forbidden')
    const list = (await agent('createCustomerList', { body: body as never })).body
    expect((await agent('createCustomerList', { body: body as never })).code).toBe('list_exists')
    const members = async () =>
      (await agent('listCustomers', { query: { list_id: list.id } })).body.customers.map(({ email }) => email)
    expect(await members()).toEqual([fresh])
    await opens(old)
    expect((await members()).toSorted()).toEqual([old, fresh].toSorted())
    const renamed = await agent('updateCustomerList', { ...params(list.id), body: { filter: [ofFirm] } })
    expect(renamed.body).toMatchObject({ name: body.name, filter: [ofFirm] })
    expect((await agent('removeCustomerList', params(list.id))).status).toBe(200)
    expect((await agent('listCustomers', { query: { list_id: list.id } })).code).toBe('list_not_found')
  })

  it('[ADMIN-02] counts people and open conversations of the companies that customers belong to', async () => {
    const name = `Ångström & Söhne ${randomUUID().slice(0, 8)}`
    const visitor = await opens(newAddress(), { customer_company_name: name })
    await opens(newAddress(), { customer_company_name: name })
    await visitor.call('resolveConversation', params(visitor.id))
    const { companies } = (await viewer('listCustomerCompanies', { query: { q: name.slice(0, 12) } })).body
    expect(companies).toMatchObject([{ name, customer_count: 2, conversation_count: 2, open_count: 1 }])
    const { customers } = (await viewer('listCustomers', { query: { company: name } })).body
    expect(customers).toHaveLength(2)
  })

  it('takes rows of a file, tells what is wrong with which, and the same file again changes nothing', async () => {
    const [known, added] = [newAddress('known'), newAddress('added')]
    await opens(known, { customer_name: 'Typed' })
    const file = [
      {
        email: ` ${known.toUpperCase()}`,
        name: '',
        company_name: 'Firm',
        custom_fields: { plan: 'Pro', empty: '' },
      },
      { email: added, name: '=cmd()', custom_fields: { plan: 'Free' } },
      { email: 'no address' },
      { email: '' },
      { email: added, name: 'Again' },
      { email: newAddress(), name: 'x'.repeat(121) },
      { email: newAddress(), custom_fields: { notes: 'x'.repeat(1_300) } },
      { email: known, name: 'M\uFFFDller' },
      { email: newAddress(), custom_fields: { city: 'K\uFFFDln' } },
    ]
    const errors = [
      { index: 2, field: 'email', message: 'The address is not valid.' },
      { index: 3, field: 'email', message: 'The address is missing.' },
      { index: 4, field: 'email', message: 'A row above has the same address.' },
      { index: 5, field: 'name', message: 'The name is longer than 120 characters.' },
      {
        index: 6,
        field: 'custom_fields.notes',
        message: 'The field “notes” is longer than 500 characters.',
      },
      {
        index: 7,
        field: 'name',
        message: 'The name contains \uFFFD in place of a character that was lost.',
      },
      {
        index: 8,
        field: 'custom_fields.city',
        message: 'The field “city” contains \uFFFD in place of a character that was lost.',
      },
    ]
    const bring = (is_trial: boolean, by = admin) => by('importCustomers', { body: { rows: file, is_trial } })
    expect((await bring(false, agent)).code).toBe('forbidden')
    expect((await bring(true)).body).toEqual({ created: 1, updated: 1, unchanged: 0, errors })
    expect(await customerOf(added)).toBeUndefined()
    expect((await bring(false)).body).toEqual({ created: 1, updated: 1, unchanged: 0, errors })
    expect(await customerOf(known)).toMatchObject({
      name: 'Typed',
      company_name: 'Firm',
      custom_fields: { plan: 'Pro' },
      source: 'widget',
    })
    expect(await customerOf(added)).toMatchObject({ name: '=cmd()', source: 'import', last_seen_at: null })
    expect((await bring(false)).body).toEqual({ created: 0, updated: 0, unchanged: 2, errors })
    // An imported customer stays when a visitor with the same email erases their own conversation.
    const visitor = await opens(added)
    await visitor.call('eraseConversation', params(visitor.id))
    expect(await customerOf(added)).toMatchObject({ conversation_count: 0 })
  })

  it('gives all customers for a file, page by page, to those alone who decide for the company', async () => {
    expect((await agent('exportCustomers', { query: {} })).code).toBe('forbidden')
    const { customers, next } = (await admin('exportCustomers', { query: {} })).body
    expect(customers.length).toBeGreaterThan(3)
    expect(next).toBeNull()
    expect(await rows("select 1 from public.audit where action = 'customers.exported'", [])).toHaveLength(1)
  })
})
