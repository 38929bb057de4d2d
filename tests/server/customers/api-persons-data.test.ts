/** All data about a person: what an export contains, and that erasure leaves nothing. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

/**
 * Rows by table that no call of this test creates: `$1` is the conversation, `$2` the person's marker word.
 */
const BESIDE: Readonly<Record<string, string>> = {
  'public.settled_suggestions': `insert into public.settled_suggestions
      (company_id, conversation_id, outcome, settled_at, settled_by, settled_by_name)
    select company_id, id, 'dismissed', now(), gen_random_uuid(), $2 from public.conversations where id = $1`,
  'public.sla_timers': `insert into public.sla_timers
      (company_id, conversation_id, policy_name, timer, started_at, warn_at, due_at)
    select company_id, id, $2, 'resolution', now(), now(), now() from public.conversations where id = $1`,
  'public.rule_runs': `with rule as (
      insert into public.rules (company_id, name, is_enabled, position, event, match, conditions, actions, created_at, updated_at)
      select company_id, 'Rule', false, 9, 'assigned', 'all', '[]', '[]', now(), now() from public.conversations
       where id = $1 returning id, company_id)
    insert into public.rule_runs (company_id, rule_id, rule_name, conversation_id, event, event_key, outcome, created_at)
    select company_id, id, $2, $1, 'assigned', $2, 'applied', now() from rule`,
  'app.rule_events': `insert into app.rule_events
      (company_id, conversation_id, event, key, depth, happened_at, due_at)
    select company_id, id, 'assigned', $2, 0, now(), 'infinity' from public.conversations where id = $1`,
  'app.presences': `insert into app.presences
      (company_id, person_id, tab_id, session_id, status, conversation_id, expires_at)
    select company_id, '${personId('agent@acme.test')}', gen_random_uuid(), gen_random_uuid(), 'away', id, now()
      from public.conversations where id = $1 and $2::text is not null`,
  'public.typing': `insert into public.typing (company_id, conversation_id, until)
    select company_id, id, now() from public.conversations where id = $1 and $2::text is not null`,
  'public.ai_assists': `insert into public.ai_assists
      (company_id, conversation_id, person_id, task, digest, offered_at)
    select company_id, id, '${personId('agent@acme.test')}', 'draft', repeat('a', 64), now()
      from public.conversations where id = $1 and $2::text is not null`,
  'public.surveys': `insert into public.surveys
      (company_id, conversation_id, kind, channel, locale, handled_by, asked_at, comment, answered_at, changed_at)
    select company_id, id, 'comment', 'chat', 'en', 'ai', now(), $2, now(), now() from public.conversations where id = $1`,
  'app.conversation_networks': `insert into app.conversation_networks (id, company_id, network_hash, noted_at)
    select id, company_id, $2, now() from public.conversations where id = $1`,
  'public.blocked_networks': `insert into public.blocked_networks
      (company_id, network_hash, conversation_id, reason, blocked_by_name, blocked_at, expires_at)
    select company_id, gen_random_uuid()::text, id, 'Spam', 'Priya', now(), now() + interval '1 day'
      from public.conversations where id = $1 and $2::text is not null`,
  'app.calls': `insert into app.calls
      (id, company_id, conversation_id, provider, token_hash, page_origin, granted_at)
    select gen_random_uuid(), company_id, id, 'server', $2, 'https://shop.example', now() from public.conversations where id = $1`,
  'public.emails': `insert into public.emails
      (company_id, conversation_id, kind, recipient, subject, page, due_at, created_at)
    select company_id, id, 'reply', 'vi@visitor.test', $2, '{}', 'infinity', now() from public.conversations where id = $1`,
  'public.paused_addresses': `insert into public.paused_addresses
      (company_id, conversation_id, address, cause, reply, paused_at)
    select company_id, id, lower($2) || '@visitor.test', 'other', '550 ' || $2, now() from public.conversations where id = $1`,
  'public.incoming_emails': `insert into public.incoming_emails
      (company_id, conversation_id, door, state, envelope, sha256, byte_size, subject, received_at)
    select company_id, id, 'smtp', 'done', '{}', $2, 1, $2, now() from public.conversations where id = $1`,
  'public.conversation_emails': `insert into public.conversation_emails
      (company_id, conversation_id, direction, kind, subject, from_address, from_name, recipients, people, authentication,
       created_at)
    select company_id, id, 'in', 'message', $2, 'vi@visitor.test', $2, '{}', '{}', 'none', now()
      from public.conversations where id = $1`,
  'storage.objects': `insert into storage.objects (bucket_id, name, metadata)
    select '${UPLOAD_BUCKET}', id || '/1700000000000-abc-' || $2 || '-scan.png', '{"mimetype":"image/png","size":7}'
      from public.conversations where id = $1`,
}
/** Tables with a person's rows that no export contains; docs/desk.md explains why. */
const LEFT_OUT = [
  'app.calls',
  'app.conversation_networks',
  'app.presences',
  'app.rule_events',
  'public.ai_assists',
  'public.blocked_networks',
  'public.conversation_emails',
  'public.drafts',
  'public.incoming_emails',
  'public.notifications',
  'public.settled_suggestions',
  'public.typing',
]

describeEachDemoDatabase("a person's data", given => {
  let server: TestServer
  let agent: Caller
  let admin: Caller
  let word: string
  let customer: string
  let conversation: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    await given.database.asOwner(query => storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false }))
  })
  afterAll(() => server.close())

  const sql = <T = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
    given.database.asOwner((query: Query) => query<T>(statement, values))

  /** Creates a person whose every text, and every text about them, contains the same marker word. */
  beforeEach(async () => {
    word = `quokka${randomUUID().slice(0, 8)}`
    const email = `${word}@visitor.test`
    const opened = await server.caller(null, 'acme')('createConversation', {
      body: {
        subject: `Help ${word}`,
        description: word,
        customer_email: email,
        customer_name: word,
        customer_company_name: word,
        custom_fields: { plan: word },
      },
    })
    conversation = opened.body.conversationId
    const params = { id: conversation }
    const visitor = server.caller(opened.body.token)
    await visitor('setNeedsHuman', { params, body: { needs_human: true } })
    await agent('updateConversation', { params, body: { assignee_id: personId('admin@acme.test') } })
    const page = { title: `For ${word}`, path: `/${word}` }
    await visitor('postMessage', { params, body: { content: `I am ${word}`, page } })
    await agent('postMessage', { params, body: { content: `Hello ${word}` } })
    const mentioned_ids = [personId('admin@acme.test')]
    await agent('addNote', { params, body: { content: `Note ${word}`, mentioned_ids } })
    await agent('saveThreadDraft', { params, body: { kind: 'reply', content: `Draft ${word}` } })
    const send_at = '2099-01-01T00:00:00Z'
    await agent('scheduleMessage', { params, body: { content: `Later ${word}`, send_at } })
    await agent('actOnConversations', {
      body: { ids: [conversation], actions: [{ type: 'add-label', label: word }] },
    })
    for (const insert of Object.values(BESIDE)) await sql(insert, [conversation, word])
    const [found] = await sql<{ id: string }>('select id from public.customers where email = $1', [email])
    customer = found!.id
    await agent('addCustomerNote', { params: { id: customer }, body: { content: `About ${word}` } })
    await agent('updateCustomer', { params: { id: customer }, body: { custom_fields: { city: word } } })
  })

  /** Returns the tables with a row that contains this text, in any column. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname !~ '^pg_|^information_schema$' order by name`,
    )
    expect(tables.length).toBeGreaterThan(40)
    const each = tables.map(
      ({ name }) => `select '${name}' as name where exists (select from ${name} t where t::text ilike $1)`,
    )
    const found = await sql<{ name: string }>(each.join(' union all '), [`%${text}%`])
    return found.map(({ name }) => name).sort()
  }
  /**
   * Returns the tables that refer to conversations or customers, by their foreign keys, and the uploads'
   * table.
   */
  async function tablesOfPersons(): Promise<string[]> {
    const rows = await sql<{ name: string }>(
      `select distinct format('%I.%I', n.nspname, c.relname) as name
         from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and not c.relispartition and k.confrelid in ('public.conversations'::regclass, 'public.customers'::regclass)`,
    )
    return [...rows.map(({ name }) => name), 'public.customers', 'storage.objects'].sort()
  }
  const exported = async () => {
    const answer = await admin('exportCustomer', { params: { id: customer } })
    expect(answer.status).toBe(200)
    return answer
  }

  it('has a row in every table that hangs on persons', async () => {
    const with_ = new Set([...(await tablesWith(conversation)), ...(await tablesWith(customer))])
    expect(await tablesOfPersons()).toEqual(expect.arrayContaining(LEFT_OUT))
    for (const table of await tablesOfPersons()) expect([...with_]).toContain(table)
  })

  it('is given to whoever asks: what was said and noted, what happened, what was promised and decided', async () => {
    const { customer: person, notes, conversations } = (await exported()).body
    expect(person).toMatchObject({ name: word, company_name: word, custom_fields: { city: word } })
    expect(notes).toMatchObject([{ author_name: 'Priya Raman', content: `About ${word}` }])
    expect(conversations).toHaveLength(1)
    const [kept] = conversations
    expect(kept!.conversation).toMatchObject({
      subject: `Help ${word}`,
      description: word,
      tags: [word],
      custom_fields: { plan: word },
    })
    expect(kept!.messages.map(({ content, helpful, page_path }) => [content, helpful, page_path])).toEqual([
      [`I am ${word}`, null, `/${word}`],
      [`Hello ${word}`, null, null],
    ])
    expect(kept!.notes).toMatchObject([{ author_name: 'Priya Raman', content: `Note ${word}` }])
    expect(kept!.notes[0]!.created_at).toBe(new Date(server.clock.now()).toISOString())
    expect(kept!.files).toMatchObject([{ name: `${word}-scan.png`, media_type: 'image/png', byte_size: 7 }])
    expect(kept!.activities.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'human-requested', 'assignee', 'labels']),
    )
    expect(kept!.handoffs).toMatchObject([{ outcome: 'answered' }])
    expect(kept!.promised_times).toMatchObject([{ timer: 'resolution', policy_name: word }])
    expect(kept!.rule_runs).toMatchObject([{ rule_name: word, event: 'assigned', outcome: 'applied' }])
    expect(kept!.scheduled_replies).toMatchObject([{ author_name: 'Priya Raman', content: `Later ${word}` }])
    expect(kept!.emails).toMatchObject([{ kind: 'reply', subject: word, state: 'queued', sent_at: null }])
    expect(kept!.paused_addresses).toEqual([
      {
        address: `${word}@visitor.test`,
        cause: 'other',
        reply: `550 ${word}`,
        paused_at: expect.any(String),
      },
    ])
    expect(kept!.traces).toMatchObject({
      visitor_active_at: new Date(server.clock.now()).toISOString(),
      transcript_sent_at: null,
      mailed_sequence: 1,
    })
    expect(kept!.traces!.reply_mail_due_at).not.toBeNull()
  })

  it('leaves out what a colleague has not sent, and ids of colleagues beside notes', async () => {
    const { text, body } = await exported()
    expect(text).not.toContain(`Draft ${word}`)
    expect(JSON.stringify(body.conversations[0]!.notes)).not.toContain(personId('agent@acme.test'))
  })

  it("is the person's alone: nothing of another customer's", async () => {
    const other = `wombat${randomUUID().slice(0, 8)}`
    const body = { subject: other, customer_email: `${other}@visitor.test` }
    const { conversationId } = (await server.caller(null, 'acme')('createConversation', { body })).body
    await agent('addNote', { params: { id: conversationId }, body: { content: other } })
    expect((await exported()).text).not.toContain(other)
  })

  it('is all named in the documentation, table by table', async () => {
    const page = await readFile(new URL('../../../docs/desk.md', import.meta.url), 'utf8')
    const named = (table: string) => page.includes(`\`${table.replace(/^public\./, '')}\``)
    expect((await tablesOfPersons()).filter(table => !named(table))).toEqual([])
  })

  it('is gone from every table once the person is erased; the audit alone knows that there was somebody', async () => {
    const words = await tablesWith(word)
    expect(words).toEqual(
      expect.arrayContaining([
        'app.rule_events',
        'public.activities',
        'public.conversations',
        'public.customer_notes',
        'public.customers',
        'public.drafts',
        'public.messages',
        'public.notes',
        'public.notifications',
        'public.rule_runs',
        'public.scheduled_messages',
        'public.settled_suggestions',
        'public.sla_timers',
        'storage.objects',
      ]),
    )
    expect(words).not.toContain('public.audit')
    const erased = await admin('eraseCustomer', { params: { id: customer } })
    expect(erased.body).toEqual({ conversations: 1, files: 1 })
    expect(await tablesWith(word)).toEqual([])
    expect(await tablesWith(conversation)).toEqual(['public.audit'])
    expect(await tablesWith(customer)).toEqual(['public.audit'])
  })
})
