/** Unconfirmed sign-ups don't reserve a subdomain forever. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNCONFIRMED_SIGN_UP_LIFETIME_MS } from '#contract/constants/identity.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { forgetSignUps } from '#server/domain/people/accounts/forget-sign-ups.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** What a company can have besides people: a row of each table that refers to a company. */
const DATA: Readonly<Record<string, string>> = {
  ai_models:
    "insert into public.ai_models (company_id, url, name, updated_at) values ($1, 'https://m.test', 'm', now())",
  ai_usage: 'insert into public.ai_usage (company_id, day, answers) values ($1, now(), 1)',
  audit:
    "insert into public.audit (company_id, actor_id, action) values ($1, gen_random_uuid(), 'company.changed')",
  content: "insert into public.content (company_id, slug, title, body) values ($1, 'a', 'A', 'B')",
  content_categories: "insert into public.content_categories (company_id, slug, name) values ($1, 'a', 'A')",
  content_synonyms: "insert into public.content_synonyms (company_id, words) values ($1, '{a,b}')",
  conversations: "insert into public.conversations (company_id, subject, source) values ($1, 'Hi', 'widget')",
  customers: "insert into public.customers (company_id, email) values ($1, 'vi@visitor.test')",
  emails: `insert into public.emails (company_id, kind, recipient, subject, page, due_at, created_at)
    values ($1, 'receipt', 'vi@visitor.test', 'Hi', '{}', 'infinity', now())`,
  incoming_emails: `insert into public.incoming_emails (company_id, door, envelope, sha256, byte_size, due_at, received_at)
    values ($1, 'smtp', '{}', 'x', 1, 'infinity', now())`,
  gap_dismissals: `insert into public.gap_dismissals (company_id, question_key, dismissed_at, dismissed_by,
    dismissed_by_name) values ($1, 'q', now(), gen_random_uuid(), 'Ines')`,
  impersonations: `insert into public.impersonations (company_id, staff_id, staff_name, token_expires_at, expires_at)
    values ($1, gen_random_uuid(), 'Ines', now(), now())`,
  imports: `insert into public.imports (company_id, kind, type, language, state, created_by, created_by_name, created_at)
    values ($1, 'files', 'article', 'en', 'open', gen_random_uuid(), 'Ines', now())`,
  invitations: `insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, expires_at)
    values ($1, 'a@b.test', 'owner', 'hash', gen_random_uuid(), 'Ines', now())`,
  leads: "insert into public.leads (company_id, email, source) values ($1, 'vi@visitor.test', 'hero')",
  mailboxes: `insert into public.mailboxes (company_id, address, host, port, security, username, login, folder, after_taking,
      created_at, retry_at)
    values ($1, 'a@b.test', 'm.test', 993, 'tls', 'a', 'password', 'INBOX', 'mark', now(), now())`,
  mail_servers: `insert into public.mail_servers (company_id, host, port, security, from_address)
    values ($1, 'm.test', 587, 'starttls', 'a@m.test')`,
  voice_accounts: `insert into public.voice_accounts (company_id, provider, secret, key_saved_at, key_saved_by_name)
    values ($1, 'openai', 'sealed', now(), 'Ines')`,
  pinned_questions: `insert into public.pinned_questions (company_id, question, language, expected, created_by,
    created_by_name, created_at, updated_at)
    values ($1, 'Q', 'en', 'no-answer', gen_random_uuid(), 'Ines', now(), now())`,
  role_permissions:
    "insert into public.role_permissions (company_id, role, permissions) values ($1, 'agent', '{}')",
  blocked_networks: `insert into public.blocked_networks (company_id, network_hash, reason, blocked_by_name, blocked_at,
    expires_at) values ($1, 'hash', 'Spam', 'Ines', now(), now() + interval '1 day')`,
  canned_replies: `insert into public.canned_replies (company_id, shortcut, content, created_at, updated_at)
    values ($1, 'hi', 'Hi', now(), now())`,
  customer_lists: `insert into public.customer_lists (company_id, name, filter, created_by_name, created_at, updated_at)
    values ($1, 'All', '[]', 'Ines', now(), now())`,
  macros: `insert into public.macros (company_id, name, actions, created_at, updated_at)
    values ($1, 'M', '[]', now(), now())`,
  settings: `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
    values ($1, 'hours', 1, '{}', gen_random_uuid(), 'Ines', now())`,
  rules: `insert into public.rules (company_id, name, is_enabled, position, event, match, conditions, actions, created_at,
    updated_at) values ($1, 'R', true, 1, 'assigned', 'all', '[]', '[]', now(), now())`,
  sla_policies: `insert into public.sla_policies (company_id, name, is_enabled, position, match, conditions,
    first_reply_minutes, clock, created_at, updated_at)
    values ($1, 'S', true, 1, 'all', '[]', 1, 'calendar', now(), now())`,
  teams: "insert into public.teams (company_id, name, created_at, updated_at) values ($1, 'T', now(), now())",
  views: `insert into public.views (company_id, owner_id, is_shared, name, filter, sort, position, created_at, updated_at)
    values ($1, gen_random_uuid(), true, 'V', '{}', 'newest', 1, now(), now())`,
}

describeEachDemoDatabase('the sign-ups that are forgotten', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const sql = <T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, params))
  const forget = (afterMs = UNCONFIRMED_SIGN_UP_LIFETIME_MS) =>
    forgetSignUps({ database: given.database, clock: createManualClock(server.clock.now() + afterMs) })

  /** Signs up a person with a new email domain, whose first label becomes the subdomain. */
  async function signUp(): Promise<{ subdomain: string; email: string; companyId: string; userId: string }> {
    const subdomain = `s${randomUUID().slice(0, 8)}z`
    const email = `jo@${subdomain}.example`
    const body = { email, password: 'a long password', fullName: 'Jo New' }
    expect((await server.caller(null)('signup', { body })).status).toBe(201)
    const [row] = await sql<{ companyId: string; userId: string }>(
      `select c.id as "companyId", u.id as "userId" from public.companies c, auth.users u
        where c.subdomain = $1 and u.email = $2`,
      [subdomain, email],
    )
    return { subdomain, email, ...row! }
  }

  async function linkOf(email: string): Promise<string> {
    await server.jobsSettled()
    const mails = await readMails(server.dataFolder)
    return /token_hash=([\w-]+)/.exec(mails.filter(({ to }) => to === email).at(-1)!.text)![1]!
  }
  const confirm = (token_hash: string) =>
    server.request('/auth/v1/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'signup', token_hash }),
    })
  const remains = async ({ companyId, userId }: { companyId: string; userId: string }) =>
    sql(
      `select 'company' as what from public.companies where id = $1
       union all select 'membership' from public.profiles where id = $2
       union all select 'account' from auth.users where id = $2`,
      [companyId, userId],
    ).then(rows => rows.map(({ what }) => what))
  const ALL = ['company', 'membership', 'account']

  it('[AUTH-04] stand until their time is over, to the millisecond, and are gone then with all of them', async () => {
    const lost = await signUp()
    const link = await linkOf(lost.email)
    await forget(UNCONFIRMED_SIGN_UP_LIFETIME_MS - 1)
    expect(await remains(lost)).toEqual(ALL)
    await forget()
    expect(await remains(lost)).toEqual([])

    const late = await confirm(link)
    expect([late.status, (await late.json()).error_code]).toEqual([403, 'otp_expired'])
    const { body } = await server.caller(null)('checkSubdomain', { query: { subdomain: lost.subdomain } })
    expect(body.isFree).toBe(true)
    const again = { email: lost.email, password: 'another password', fullName: 'Jo Again' }
    expect((await server.caller(null)('signup', { body: again })).status).toBe(201)
    expect((await confirm(await linkOf(lost.email))).status).toBe(200)
  })

  it('[AUTH-04] are also those with an address that has an account, and the account stays (R22)', async () => {
    const names = () => sql("select subdomain from public.companies where subdomain = 'known-names'")
    const body = { email: 'hana@acme.test', password: 'a long password', fullName: 'Hana' }
    await sql("update public.companies set email_domain = 'acme-moved.test' where email_domain = 'acme.test'")
    expect(
      (await server.caller(null)('signup', { body: { ...body, subdomain: 'known-names' } })).status,
    ).toBe(201)
    await forget(UNCONFIRMED_SIGN_UP_LIFETIME_MS - 1)
    expect(await names()).toHaveLength(1)
    await forget()
    expect(await names()).toEqual([])
    expect((await sql("select from auth.users where email = 'hana@acme.test'")).length).toBe(1)
    await sql("update public.companies set email_domain = 'acme.test' where email_domain = 'acme-moved.test'")
  })

  it('are none whose owner confirmed the address, in or not yet', async () => {
    const kept = await signUp()
    const answer = await confirm(await linkOf(kept.email))
    await forget()
    expect(await remains(kept)).toEqual(ALL)
    const { access_token: token } = (await answer.json()) as { access_token: string }
    expect((await server.caller(token)('activateSelf')).status).toBe(200)
    await forget()
    expect(await remains(kept)).toEqual(ALL)
  })

  it('are none with somebody else', async () => {
    const together = await signUp()
    const colleague = randomUUID()
    await sql("insert into auth.users (id, email) values ($1, 'al@people.test')", [colleague])
    await sql(
      "insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, 'Al', 'agent', 'suspended')",
      [colleague, together.companyId],
    )
    await forget()
    expect(await remains(together)).toEqual(ALL)
  })

  it('are none that platform staff opened, whether the owner came or not', async () => {
    const staff = await server.asMember('staff@lapwing.test')
    const body = { name: 'Orchard', subdomain: 'orchard', owner_email: 'o@orchard.test', with_samples: false }
    const { id: companyId } = (await staff('createTenant', { body })).body
    await forget()
    // As a project's auth service leaves it when it requires its own confirmation.
    const userId = randomUUID()
    await sql("insert into auth.users (id, email) values ($1, 'o@orchard.test')", [userId])
    await sql(
      "insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, 'Olive', 'owner', 'invited')",
      [userId, companyId],
    )
    await forget()
    expect(await remains({ companyId, userId })).toEqual(ALL)
  })

  describe('are none with anything in them', () => {
    it('of whatever names a company', async () => {
      const tables = await sql<{ name: string }>(
        `select distinct r.relname as name from pg_constraint k join pg_class r on r.oid = k.conrelid
          where k.contype = 'f' and k.confrelid = 'public.companies'::regclass order by name`,
      )
      expect(tables.map(({ name }) => name)).toEqual(
        [
          ...Object.keys(DATA),
          'calls',
          'content_changes',
          'embed_reports',
          'profiles',
          'search_log',
          'surveys',
        ].sort(),
      )
    })

    it.each(Object.entries(DATA))('such as %s', async (table, insert) => {
      const busy = await signUp()
      await sql(insert, [busy.companyId])
      await forget()
      expect(await remains(busy)).toEqual(ALL)
      await sql(`delete from public.${table} where company_id = $1`, [busy.companyId])
      await forget()
      expect(await remains(busy)).toEqual([])
    })
  })

  it('are forgotten once by several nodes at once, more than a batch, and the demo stays', async () => {
    const people = () => sql('select id from public.profiles order by id')
    const before = await people()
    const lost = []
    for (let n = 0; n < 25; n++) lost.push(await signUp())
    await Promise.all([forget(), forget(), forget()])
    await forget()
    for (const each of lost) expect(await remains(each)).toEqual([])
    expect(await people()).toEqual(before)
    expect(await forget()).toBe(false)
  })

  it.runIf(given.kind === 'postgres')(
    'are none that are confirmed, or written to, at that moment',
    async () => {
      const [confirmed, written] = [await signUp(), await signUp()]
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      let begin = () => {}
      const forgetting = new Promise<void>(resolve => {
        begin = resolve
      }).then(() => forget())
      await given.database.asOwner(async query => {
        await query('update auth.users set email_confirmed_at = now() where id = $1', [confirmed.userId])
        await query(DATA['conversations']!, [written.companyId])
        begin()
        await waitFor(async () => expect(await query(waiting)).toHaveLength(1))
      })
      await forgetting
      expect(await remains(confirmed)).toEqual(ALL)
      expect(await remains(written)).toEqual(ALL)
    },
  )

  it('are found by the server itself', async () => {
    const lost = await signUp()
    const later = createManualClock(server.clock.now() + UNCONFIRMED_SIGN_UP_LIFETIME_MS)
    const second = await openTestServer(given.database, { clock: later })
    await waitFor(async () => expect(await remains(lost)).toEqual([]))
    await second.close()
  })
})
