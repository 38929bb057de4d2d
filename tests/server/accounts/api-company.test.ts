/** A company's own decisions, such as name, sites and role permissions, and its audit log of them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITABLE_ROLES, PERMISSIONS } from '#contract/constants/permissions.ts'
import type { AuditEntry } from '#contract/entities/people.ts'
import { SECTIONS } from '#contract/settings/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings, settingsOf } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

/** An agent's permissions by default. */
const AGENTS = ['conversations.reply', 'content.edit']

describeEachDemoDatabase('the company', given => {
  let server: TestServer
  let owner: Caller
  let admin: Caller
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    owner = await server.asMember('maeve@acme.test')
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const ownerQuery = (sql: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(sql, params))

  async function newest(action: string): Promise<AuditEntry | undefined> {
    return (await owner('listAudit')).body.entries.find(entry => entry.action === action)
  }

  describe('its permissions', () => {
    it('[GUARD-05] go by defaults until it decides', async () => {
      const { body } = await admin('listPermissions')
      expect(body.roles.map(({ role }) => role)).toEqual(EDITABLE_ROLES)
      expect(body.roles.map(({ defaults }) => defaults)).toEqual([PERMISSIONS, AGENTS, []])
      expect(body.roles.map(({ permissions }) => permissions)).toEqual(
        body.roles.map(({ defaults }) => defaults),
      )
    })

    it('[GUARD-07] count at once for everybody of the role, and for no other company', async () => {
      expect((await agent('listAudit')).code).toBe('forbidden')
      const body = { role: 'agent', permissions: ['audit.view', 'conversations.reply'] } as const
      const set = await admin('setPermissions', { body: { ...body, permissions: [...body.permissions] } })
      expect(set.body).toEqual({
        role: 'agent',
        permissions: ['conversations.reply', 'audit.view'],
        defaults: AGENTS,
      })
      expect((await agent('listAudit')).status).toBe(200)
      expect((await agent('userProfile')).body.permissions).toEqual(['conversations.reply', 'audit.view'])
      const noor = (await (await server.asMember('admin@noor.test'))('listPermissions')).body
      expect(noor.roles[1]!.permissions).toEqual(AGENTS)
      expect(await newest('permissions.changed')).toMatchObject({
        actor_name: 'Daniel Okafor',
        detail: { role: 'agent', given: ['audit.view'], taken: ['content.edit'] },
      })
      await admin('setPermissions', { body: { role: 'agent', permissions: ['conversations.reply'] } })
      expect((await agent('listAudit')).code).toBe('forbidden')
      server.clock.advance(1)
    })

    it('[GUARD-07] are of a closed list, and never an owner’s', async () => {
      for (const body of [
        { role: 'agent', permissions: ['everything'] },
        { role: 'owner', permissions: [] },
        { role: 'staff', permissions: [] },
      ])
        expect((await owner('setPermissions', { body: body as never })).code).toBe('invalid_request')
    })

    it('[GUARD-07] an admin gives and takes only what he has himself; an owner all', async () => {
      const all = [...PERMISSIONS]
      const few = ['people.manage', 'permissions.manage'] as const
      expect((await owner('setPermissions', { body: { role: 'admin', permissions: [...few] } })).status).toBe(
        200,
      )
      const set = (
        role: 'admin' | 'agent' | 'viewer',
        permissions: readonly (typeof PERMISSIONS)[number][],
      ) => admin('setPermissions', { body: { role, permissions: [...permissions] } })
      expect((await set('viewer', ['people.manage'])).status).toBe(200)
      expect((await set('viewer', ['people.manage', 'audit.view'])).code).toBe('forbidden')
      expect((await set('agent', [])).code).toBe('forbidden')
      expect((await set('admin', all)).code).toBe('forbidden')
      expect((await set('agent', ['conversations.reply', 'people.manage'])).status).toBe(200)
      expect((await set('admin', ['people.manage'])).status).toBe(200)
      expect((await set('admin', few)).code).toBe('forbidden')
      for (const { role, defaults: permissions } of (await owner('listPermissions')).body.roles)
        expect((await owner('setPermissions', { body: { role, permissions } })).status).toBe(200)
      expect((await admin('listPermissions')).status).toBe(200)
    })

    it('[GUARD-07] are for those who may give them', async () => {
      for (const call of [agent, await server.asMember('elena@acme.test')]) {
        expect((await call('listPermissions')).code).toBe('forbidden')
        expect((await call('setPermissions', { body: { role: 'viewer', permissions: [] } })).code).toBe(
          'forbidden',
        )
      }
    })
  })

  describe('its details', () => {
    it('[TENANT-01] are its own, without the key for identities', async () => {
      const { body, text } = await agent('getCompany')
      expect(body).toEqual({
        id: expect.any(String),
        name: 'Acme',
        subdomain: 'acme',
      })
      const [secret] = await ownerQuery(
        "select identity_secret as key from public.companies where subdomain = 'acme'",
      )
      expect(secret!['key']).toEqual(expect.any(String))
      const texts = [text]
      for (const section of SECTIONS) texts.push((await agent('getSettings', { params: { section } })).text)
      for (const each of texts) expect(each).not.toContain(String(secret!['key']))
    })

    it('[TENANT-01] change by those who may edit settings, each site once', async () => {
      const site = 'https://shop.acme.example'
      const sites = [site, 'http://localhost:8080']
      expect((await changeSettings(agent, 'company', { name: 'Mine' })).code).toBe('forbidden')
      const renamed = await changeSettings(admin, 'company', { name: ' Acme Inc ' })
      expect(renamed.body.value).toEqual({ name: 'Acme Inc' })
      expect((await agent('getCompany')).body.name).toBe('Acme Inc')
      const listed = await changeSettings(admin, 'install', { widget_sites: [...sites, site] })
      expect(listed.body.value).toEqual({ widget_sites: sites })
      expect(await settingsOf(agent, 'install')).toEqual({ widget_sites: sites })
      await changeSettings(admin, 'company', { name: 'Acme' })
      expect(await settingsOf(agent, 'install')).toEqual({ widget_sites: sites })
      expect(await newest('settings.saved')).toMatchObject({
        actor_id: personId('admin@acme.test'),
        actor_name: 'Daniel Okafor',
        detail: { section: 'company', name: { from: 'Acme Inc', to: 'Acme' } },
      })
      const entries = async () => (await owner('listAudit')).body.entries.length
      const before = await entries()
      await changeSettings(admin, 'company', { name: 'Acme' })
      await changeSettings(admin, 'install', {})
      expect(await entries()).toBe(before)
      await changeSettings(admin, 'install', { widget_sites: [] })
    })

    it('[ADMIN-04] say whether the AI answers, what it offers to ask, and what is said while nobody is there', async () => {
      const flow = await settingsOf(admin, 'chat-flow')
      const hours = await settingsOf(admin, 'hours')
      const wanted = { is_ai_enabled: false, starters: ['Where is my order?'] }
      expect((await changeSettings(admin, 'chat-flow', wanted)).body.value).toEqual({ ...flow, ...wanted })
      const changed = await changeSettings(admin, 'hours', { away_text: null })
      expect(changed.body.value).toEqual({ ...hours, away_text: null })
      const { body: widget } = await server.caller(null, 'acme')('getWidgetConfig')
      expect(widget).toMatchObject({
        is_ai_enabled: false,
        starters: ['Where is my order?'],
        away_text: null,
      })
      expect((await changeSettings(admin, 'chat-flow', flow)).body.value).toEqual(flow)
      expect((await changeSettings(admin, 'hours', hours)).body.value).toEqual(hours)
    })

    it.each([
      'shop.acme.example',
      'https://shop.acme.example/',
      'https://shop.acme.example/path',
      'https://user@shop.acme.example',
      'HTTPS://Shop.acme.example',
      'https://shop.acme.example:443',
      'ftp://shop.acme.example',
      'javascript:alert(1)',
      'null',
      '*',
    ])('[TENANT-01] refuse %s as a site', async site => {
      expect((await changeSettings(admin, 'install', { widget_sites: [site] })).code).toBe('invalid_request')
    })

    it('[GUARD-07] take nothing besides: a request cannot name a key or another company', async () => {
      const before = await ownerQuery('select * from public.companies order by id')
      const extra = {
        id: randomUUID(),
        company_id: before.find(({ subdomain }) => subdomain === 'noor')!['id'],
        subdomain: 'noor',
        identity_secret: 'x'.repeat(40),
        suspended_at: null,
      }
      const { version, value } = (await admin('getSettings', { params: { section: 'company' } })).body
      const body = { ...extra, version, value: { ...value, ...extra } }
      expect((await admin('saveSettings', { params: { section: 'company' }, body })).status).toBe(200)
      expect(await ownerQuery('select * from public.companies order by id')).toEqual(before)
    })
  })

  describe('its audit', () => {
    it('[IMP-05] comes in pages of 50, the newest first, with nothing left out or told twice', async () => {
      const from = Date.parse('2020-01-01T00:00:00.000Z')
      // Seven entries in each millisecond, microseconds apart, as the database's own clock dates them.
      await ownerQuery(
        `insert into public.audit (company_id, actor_id, actor_name, action, created_at)
         select id, $1, 'Daniel Okafor', 'test.' || n, $2::timestamptz + (n / 7) * interval '1 millisecond'
                + (n % 7) * interval '90 microseconds'
           from public.companies, generate_series(0, 149) n where subdomain = 'acme'`,
        [personId('admin@acme.test'), new Date(from)],
      )
      const seen: AuditEntry[] = []
      let before: string | undefined = new Date(from + 1_000).toISOString()
      const sizes: number[] = []
      for (;;) {
        const { entries }: { entries: AuditEntry[] } = (await admin('listAudit', { query: { before } })).body
        if (entries.length === 0) break
        sizes.push(entries.length)
        seen.push(...entries)
        before = entries.at(-1)!.created_at
      }
      expect(seen.map(({ action }) => action)).toEqual(
        Array.from({ length: 150 }, (_, n) => `test.${149 - n}`),
      )
      expect(sizes.every((size, index) => size >= 50 || index === sizes.length - 1)).toBe(true)
      expect(Math.max(...sizes)).toBeLessThan(57)
    })

    it('[IMP-05] names who did it even where only the id was written down, and shows one company its own', async () => {
      const { id } = await server.asVisitor()
      await agent('updateConversation', {
        params: { id },
        body: { assignee_id: personId('agent@acme.test') },
      })
      const { entries } = (await admin('listAudit')).body
      expect(entries.find(({ target_id }) => target_id === id)).toMatchObject({
        action: 'conversation.assigned',
        actor_name: 'Priya Raman',
      })
      const noor = await server.asMember('admin@noor.test')
      expect((await noor('listAudit')).text).not.toContain(id)
    })

    it('[IMP-05] says of a change by platform staff under which impersonation it was made', async () => {
      const impersonation_id = randomUUID()
      const staffId = personId('staff@lapwing.test')
      await ownerQuery(
        `insert into public.impersonations (id, company_id, staff_id, staff_name, reason, can_write, token_expires_at,
           redeemed_at, expires_at)
         select $1, id, $2, 'Ines Carvalho', 'the name is misspelt', true, now(), now(), now() + interval '1 hour'
           from public.companies where subdomain = 'noor'`,
        [impersonation_id, staffId],
      )
      const staff = server.caller(await server.memberToken(staffId, { impersonation_id }))
      expect((await changeSettings(staff, 'company', { name: 'Noor' })).body.value).toEqual({ name: 'Noor' })
      const { entries } = (await (await server.asMember('admin@noor.test'))('listAudit')).body
      const made = entries.filter(entry => entry.impersonation_id === impersonation_id)
      expect(made.map(({ action }) => action).sort()).toEqual([
        'companies.update',
        'settings.insert',
        'settings.saved',
      ])
      expect(made.map(({ actor_id }) => actor_id)).toEqual([staffId, staffId, staffId])
    })
  })
})
