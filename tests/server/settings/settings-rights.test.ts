/** Who may read and save a company's settings: by role, by company, by impersonation, and without a membership. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECTION_PERMISSIONS, SECTIONS, type Section } from '#contract/settings/index.ts'
import { answererClaims, tenantClaims, visitorClaims } from '#server/domain/actor.ts'
import type { Claims } from '#server/ports/database.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import {
  companyId,
  type ImpersonationKit,
  openImpersonationKit,
  STAFF,
  STAFF_NAME,
} from '../platform/impersonation-kit.ts'
import { CHANGES, readSection, saveSection } from './settings-kit.ts'

/** What a visitor sees anyway, and what the server checks a visitor's message against. */
const PUBLIC = [
  'brand',
  'chat-flow',
  'conversations',
  'csat',
  'help-center',
  'hours',
  'spam',
  'ticket-form',
  'voice',
]
/** The sections that only admins read. */
const ADMINS = SECTIONS.filter(section => SECTION_PERMISSIONS[section])
const OTHERS = SECTIONS.filter(section => !ADMINS.includes(section))

describeEachDemoDatabase('the settings of a company', given => {
  let server: TestServer
  let kit: ImpersonationKit
  let admin: Caller
  let visitor: VisitorCaller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
    admin = await server.asMember('admin@acme.test')
    visitor = await server.asVisitor()
    // A version of every section, so that nothing is hidden just because it isn't there.
    for (const section of SECTIONS) await changeSettings(admin, section, CHANGES[section][0])
  })
  afterAll(() => server.close())

  const stored = () => kit.sql('select * from public.settings order by id')
  const versions = (call: Caller, section: Section) => call('listSettingsVersions', { params: { section } })

  it.each([
    ['an agent', 'agent@acme.test'],
    ['a viewer', 'elena@acme.test'],
  ])('[GUARD-07] [ADMIN-04] are read by %s, and not saved', async (_, email) => {
    const call = await server.asMember(email)
    const before = await stored()
    for (const section of OTHERS) {
      expect(await readSection(call, section)).toEqual(await readSection(admin, section))
      expect((await changeSettings(call, section, CHANGES[section][1])).code, section).toBe('forbidden')
      expect((await versions(call, section)).code, section).toBe('forbidden')
    }
    expect(await stored()).toEqual(before)
  })

  it('[ADMIN-04] [GUARD-05] of voice calls are for admins only', async () => {
    expect(ADMINS).toEqual(['voice'])
    const before = await stored()
    const agent = await server.asMember('agent@acme.test')
    const owner = await server.asMember('maeve@acme.test')
    // Who may change all other settings may not read these.
    const permit = (permissions: ('conversations.reply' | 'content.edit' | 'settings.edit')[]) =>
      owner('setPermissions', { body: { role: 'agent', permissions } })
    await permit(['conversations.reply', 'settings.edit'])
    const { call: acting } = await kit.acting(true)
    for (const [call, code] of [
      [agent, 'forbidden'],
      [acting, 'forbidden_while_impersonating'],
    ] as const) {
      expect((await call('getSettings', { params: { section: 'voice' } })).code).toBe(code)
      expect((await saveSection(call, 'voice', 1, {})).code).toBe(code)
      expect((await versions(call, 'voice')).code).toBe(code)
    }
    await permit(['conversations.reply', 'content.edit'])
    expect(await stored()).toEqual(before)
    expect((await versions(owner, 'voice')).body.versions).toHaveLength(1)
  })

  it('[GUARD-05] are saved by whoever has the permission, and no longer once it is taken', async () => {
    const owner = await server.asMember('maeve@acme.test')
    const agent = await server.asMember('agent@acme.test')
    const permit = (permissions: ('conversations.reply' | 'settings.edit')[]) =>
      owner('setPermissions', { body: { role: 'agent', permissions } })
    await permit(['conversations.reply', 'settings.edit'])
    const saved = await changeSettings(agent, 'hours', { away_text: 'By an agent.' })
    expect(saved.body).toMatchObject({ saved_by_name: 'Priya Raman', value: { away_text: 'By an agent.' } })
    expect((await versions(agent, 'hours')).body.versions[0]!.saved_by_name).toBe('Priya Raman')
    await permit(['conversations.reply'])
    expect((await changeSettings(agent, 'hours', { away_text: 'Once more.' })).code).toBe('forbidden')
  })

  it('[TENANT-01] are each company’s own, under the same version', async () => {
    const noor = await server.asMember('admin@noor.test')
    const acme = await readSection(admin, 'brand')
    expect((await readSection(noor, 'brand')).version).toBe(0)
    const { text } = await noor('getSettings', { params: { section: 'brand' } })
    expect(text).not.toContain(CHANGES.brand[0].accent)
    const saved = await saveSection(noor, 'brand', 0, { accent: '#123456' })
    expect(saved.body).toMatchObject({ version: 1, saved_by_name: 'Layla Mansour' })
    expect((await versions(noor, 'brand')).body.versions).toHaveLength(1)
    expect(await readSection(admin, 'brand')).toEqual(acme)
  })

  it('[IMP-05] are read under a reading impersonation, and saved under a writing one alone', async () => {
    const reading = await kit.acting(false)
    const before = await stored()
    for (const section of OTHERS) {
      expect(await readSection(reading.call, section)).toEqual(await readSection(admin, section))
      const refused = await changeSettings(reading.call, section, CHANGES[section][1])
      expect([section, refused.code]).toEqual([section, 'impersonation_read_only'])
    }
    expect(await stored()).toEqual(before)

    const writing = await kit.acting(true)
    const refused = await changeSettings(writing.call, 'sign-in', CHANGES['sign-in'][1])
    expect(refused.code).toBe('forbidden_while_impersonating')
    const allowed = OTHERS.filter(section => section !== 'sign-in')
    for (const section of allowed) {
      const saved = await changeSettings(writing.call, section, CHANGES[section][1])
      expect(saved.body.saved_by_name, saved.text).toBe(STAFF_NAME)
    }
    const entries = (await (await server.asMember('maeve@acme.test'))('listAudit')).body.entries
    const own = entries.filter(({ impersonation_id }) => impersonation_id === writing.id)
    expect(own.filter(({ action }) => action === 'settings.saved')).toHaveLength(allowed.length)
    expect(own.filter(({ action }) => action === 'settings.insert')).toHaveLength(allowed.length)
    for (const entry of own) expect([entry.actor_id, entry.actor_name]).toEqual([STAFF, STAFF_NAME])
  })

  it('[IMP-05] are the platform’s own for its staff without an impersonation', async () => {
    const acme = await readSection(admin, 'company')
    const own = await readSection(kit.staff, 'company')
    expect(own.value).not.toEqual(acme.value)
    await changeSettings(kit.staff, 'company', { name: `${own.value['name']} Two` })
    expect(await readSection(admin, 'company')).toEqual(acme)
  })

  it('[GUARD-07] are refused to visitors and to callers without a token', async () => {
    for (const section of SECTIONS)
      for (const [call, code] of [
        [visitor.call, 'forbidden'],
        [server.caller(null, 'acme'), 'token_missing'],
      ] as const) {
        expect((await call('getSettings', { params: { section } })).code).toBe(code)
        expect((await saveSection(call, section, 0, {})).code).toBe(code)
        expect((await versions(call, section)).code).toBe(code)
      }
  })

  it('[GUARD-07] are in no table that rest/v1 reads', async () => {
    for (const token of [visitor.token, await server.memberToken(STAFF)])
      for (const table of ['settings', 'ai_models', 'mail_servers', 'voice_accounts', 'emails']) {
        const response = await server.request(`/rest/v1/${table}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        expect([response.status, (await response.json()).code]).toEqual([404, 'PGRST205'])
      }
  })

  it('[GUARD-07] show the server’s visitors the sections that widgets show, and the AI its own', async () => {
    const id = companyId('acme')
    const sections = async (claims: Claims) => {
      const rows = await given.database.as(claims, query =>
        query<{ section: string; company_id: string }>('select section, company_id from public.settings'),
      )
      expect(rows.every(({ company_id }) => company_id === id)).toBe(true)
      return [...new Set(rows.map(({ section }) => section))].sort()
    }
    const asVisitor = visitorClaims({ companyId: id, conversationId: visitor.id })
    expect(await sections(asVisitor)).toEqual(PUBLIC)
    expect(await sections(tenantClaims({ companyId: id }))).toEqual(PUBLIC)
    expect(await sections(answererClaims(id))).toEqual(['ai', 'chat-flow', 'csat', 'hours'])
    // The token itself, without the server's own mark.
    const { api_actor: _mark, ...token } = asVisitor
    expect(await sections(token)).toEqual([])
    expect(await sections({ role: 'anon' })).toEqual([])
  })
})
