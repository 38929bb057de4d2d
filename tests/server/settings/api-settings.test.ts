/** A company's settings: every section is read, saved, audited and restored in the same way. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRAND_BUCKET, SETTINGS_HISTORY } from '#contract/constants/settings.ts'
import type { AuditEntry } from '#contract/entities/people.ts'
import { SECTION_PERMISSIONS, SECTIONS, type Section } from '#contract/settings/index.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings, settingsOf, storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { drawPage } from '../knowledge/page-kit.ts'
import { companyId } from '../platform/impersonation-kit.ts'
import { CHANGES, defaultsOf, readSection, saveSection } from './settings-kit.ts'

/** A section that every member reads, one with a permission of its own, and those with a column of the company. */
const OF_OWN_KIND = ['brand', 'voice', 'company', 'install'] as const satisfies Section[]

describeEachDemoDatabase('a company’s settings', given => {
  let server: TestServer
  let owner: Caller
  let admin: Caller
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { drawPage })
    owner = await server.asMember('maeve@acme.test')
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  /** Returns an agent, or somebody who may read a section that agents may not. */
  const readerOf = (section: Section) => (section in SECTION_PERMISSIONS ? owner : agent)
  const versionsOf = async (call: Caller, section: Section) =>
    (await call('listSettingsVersions', { params: { section } })).body.versions
  /** Returns all rows of settings and of the audit log, to show that nothing was stored. */
  const stored = () =>
    given.database.asOwner(async query => [
      await query('select * from public.settings order by id'),
      await query('select * from public.audit order by id'),
      await query('select * from public.companies order by id'),
    ])
  const savings = async (): Promise<AuditEntry[]> =>
    (await owner('listAudit')).body.entries.filter(({ action }) => action === 'settings.saved')

  describe.each(SECTIONS)('in the section %s', section => {
    const [one] = CHANGES[section]

    it('[ADMIN-04] are the defaults before anybody saves them', async () => {
      const newcomer = await server.asMember('admin@empty.test')
      const defaults = defaultsOf(section)
      expect(await readSection(newcomer, section)).toEqual({
        version: 0,
        value: defaults ?? { name: 'Fresh Start Studio' },
        defaults,
        saved_by_name: null,
        saved_at: null,
      })
      expect(await versionsOf(newcomer, section)).toEqual([])
    })

    it('[ADMIN-04] change as a save says and in nothing else, for the next reader too', async () => {
      const storedOthers = () =>
        given.database.asOwner(query =>
          query('select * from public.settings where section <> $1 order by id', [section]),
        )
      const others = OF_OWN_KIND.filter(name => name !== section)
      const readOthers = () => Promise.all(others.map(name => readSection(readerOf(name), name)))
      const before = await readSection(admin, section)
      const besides = [await storedOthers(), await readOthers()]
      server.clock.advance(1_000)
      const saved = await changeSettings(admin, section, one)
      expect(saved.status, saved.text).toBe(200)
      expect(saved.body).toEqual({
        version: before.version + 1,
        value: { ...before.value, ...one },
        defaults: defaultsOf(section),
        saved_by_name: 'Daniel Okafor',
        saved_at: new Date(server.clock.now()).toISOString(),
      })
      expect(await readSection(readerOf(section), section)).toEqual(saved.body)
      expect([await storedOthers(), await readOthers()]).toEqual(besides)
    })
  })

  describe.each(OF_OWN_KIND)('in the section %s', section => {
    const [one, another] = CHANGES[section]

    it('[IMP-05] leave an audit entry with the old and new values of just the changed fields', async () => {
      const before = await readSection(admin, section)
      await changeSettings(admin, section, another)
      const [entry] = await savings()
      const changed = Object.entries(another).map(([field, to]) => [field, { from: before.value[field], to }])
      expect(entry).toMatchObject({
        actor_id: personId('admin@acme.test'),
        actor_name: 'Daniel Okafor',
        impersonation_id: null,
        target_id: companyId('acme'),
      })
      expect(entry!.detail).toEqual({ section, ...Object.fromEntries(changed) })
    })

    it('[ADMIN-04] store nothing when the same is saved again', async () => {
      const { version, value } = await readSection(admin, section)
      const before = await stored()
      const again = await saveSection(owner, section, version, value)
      expect(again.body).toMatchObject({ version, value })
      const reversed = Object.fromEntries(Object.entries(value).reverse())
      expect((await saveSection(owner, section, version, reversed)).body.version).toBe(version)
      expect(await stored()).toEqual(before)
    })

    it('[ADMIN-04] keep what the first of two people saved, and tell the second', async () => {
      const { version, value } = await readSection(admin, section)
      const first = await saveSection(admin, section, version, { ...value, ...one })
      expect(first.body.version).toBe(version + 1)
      const before = await stored()
      const second = await saveSection(owner, section, version, value)
      expect([second.status, second.code]).toEqual([409, 'settings_changed'])
      // Nor can anybody save after a version that isn't there yet.
      expect((await saveSection(owner, section, version + 2, value)).code).toBe('settings_changed')
      expect(await stored()).toEqual(before)
      expect(await readSection(owner, section)).toEqual(first.body)
      // The version that the second sees now can be saved.
      expect((await saveSection(owner, section, version + 1, { ...value, ...another })).status).toBe(200)
    })

    it('[ADMIN-04] go back to an earlier version by saving it again', async () => {
      const [earlier] = await versionsOf(admin, section)
      await changeSettings(owner, section, one)
      const { version, value } = await readSection(admin, section)
      expect(value).not.toEqual(earlier!.value)
      const restored = await saveSection(admin, section, version, earlier!.value)
      expect(restored.body).toMatchObject({ version: version + 1, value: earlier!.value })
      const [newest, before] = await versionsOf(admin, section)
      expect([newest!.saved_by_name, before!.saved_by_name]).toEqual(['Daniel Okafor', 'Maeve Brennan'])
      expect([newest!.value, before!.value]).toEqual([earlier!.value, value])
    })
  })

  it.each([
    ['ai', (n: number) => ({ instructions: `Number ${n}` })],
    ['company', (n: number) => ({ name: `Acme ${n}` })],
  ] as const)('[ADMIN-04] are saved once by six people at the same time, in %s', async (section, change) => {
    const { version, value } = await readSection(admin, section)
    const [audited] = await savings()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(n =>
        saveSection(n % 2 === 0 ? admin : owner, section, version, { ...value, ...change(n) }),
      ),
    )
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const { status, code } of answers)
      if (status !== 200) expect([status, code]).toEqual([409, 'settings_changed'])
    expect(await readSection(agent, section)).toEqual(winners[0]!.body)
    expect((await versionsOf(admin, section)).slice(0, 2).map(each => each.version)).toEqual([
      version + 1,
      version,
    ])
    expect((await savings()).findIndex(({ id }) => id === audited!.id)).toBe(1)
    const { name } = (await agent('getCompany')).body
    expect(name).toBe((await settingsOf(admin, 'company')).name)
  })

  it('[ADMIN-04] are the same in any spelling and order of keys: saving that stores nothing', async () => {
    const value = { ...CHANGES.brand[0], accent: '#AA3300', greeting: { en: ' Hello ', ar: 'أهلا' } }
    const { version } = await readSection(admin, 'brand')
    const saved = await saveSection(admin, 'brand', version, value)
    expect(saved.body.value).toMatchObject(CHANGES.brand[0])
    const before = await stored()
    for (const greeting of [value.greeting, { ar: 'أهلا', en: 'Hello' }])
      expect((await saveSection(admin, 'brand', version + 1, { ...value, greeting })).body).toEqual(
        saved.body,
      )
    expect(await stored()).toEqual(before)
  })

  it('[ADMIN-04] take the default of a field that a save leaves out', async () => {
    const { version } = await readSection(admin, 'hours')
    const saved = await saveSection(admin, 'hours', version, { reply_time: 'hours' })
    expect(saved.body.value).toEqual({ ...defaultsOf('hours'), reply_time: 'hours' })
  })

  it('[ADMIN-04] list their last 20 versions, the newest first', async () => {
    const { version } = await readSection(admin, 'chat-flow')
    const times: string[] = []
    for (let n = 1; n <= SETTINGS_HISTORY + 5; n++) {
      server.clock.advance(1_000)
      const saved = await changeSettings(n % 2 === 0 ? admin : owner, 'chat-flow', {
        starters: [`Why ${n}?`],
      })
      times.unshift(saved.body.saved_at!)
    }
    const versions = await versionsOf(admin, 'chat-flow')
    expect(versions).toHaveLength(SETTINGS_HISTORY)
    expect(versions.map(each => each.version)).toEqual(
      versions.map((_, index) => version + SETTINGS_HISTORY + 5 - index),
    )
    expect(versions.map(each => each.saved_at)).toEqual(times.slice(0, SETTINGS_HISTORY))
    expect(versions.slice(0, 2).map(each => [each.saved_by_name, each.value['starters']])).toEqual([
      ['Maeve Brennan', ['Why 25?']],
      ['Daniel Okafor', ['Why 24?']],
    ])
  })

  it('[ADMIN-04] fall back to a field’s default where the stored value is no longer accepted', async () => {
    const store = (section: Section, value: object) =>
      given.database.asOwner(query => storeSettings(query, 'noor', section, value as never))
    const noor = await server.asMember('admin@noor.test')
    await store('brand', {
      accent: 'blue',
      radius: 99,
      position: 'left',
      greeting: { en: 'Hi', tlh: 'nuqneH' },
      gone: 1,
    })
    expect((await readSection(noor, 'brand')).value).toEqual({ ...defaultsOf('brand'), position: 'left' })
    // First a field of the wrong type, then a rule about the others.
    await store('ticket-form', {
      categories: 'Returns',
      fields: [{ key: 'a', label: 'A', kind: 'select', is_required: false, options: [] }],
    })
    expect((await readSection(noor, 'ticket-form')).value).toEqual(defaultsOf('ticket-form'))
    await store('hours', { office_hours: { time_zone: 'Mars/Olympus' }, reply_time: 'day' })
    expect((await readSection(noor, 'hours')).value).toEqual({ ...defaultsOf('hours'), reply_time: 'day' })
    await store('company', {})
    expect((await readSection(noor, 'company')).value).toEqual({ name: 'Noor Home' })
    const config = await server.caller(null, 'noor')('getWidgetConfig')
    expect(config.body).toMatchObject({
      brand: { style: expect.stringContaining('--_brand-accent:#0c6b62'), position: 'left' },
      reply_time: 'day',
      ticket_form: { categories: [], fields: [] },
    })
    // The next save repairs the section.
    const repaired = await changeSettings(noor, 'brand', { radius: 8 })
    expect(repaired.body.value).toEqual({ ...defaultsOf('brand'), position: 'left', radius: 8 })
  })

  describe('images of a brand', () => {
    const PNG = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1')

    const newKey = (owner = companyId('acme')) =>
      `${owner}/1700000000000-${randomUUID().replaceAll('-', '')}-logo.png`

    /** Uploads an image. Returns the storage's status. */
    async function upload(email: string | null, key: string, bytes = PNG): Promise<number> {
      const token = email && (await server.memberToken(personId(email)))
      const response = await server.request(`/storage/v1/object/${BRAND_BUCKET}/${key}`, {
        method: 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        body: bytes,
      })
      const { statusCode } = (await response.json()) as { statusCode?: string }
      return statusCode === undefined ? response.status : Number(statusCode)
    }

    it('[ADMIN-04] an admin uploads a logo, and the chat and the help center show it', async () => {
      const key = newKey()
      expect(await upload('admin@acme.test', key)).toBe(200)
      const { status, text } = await changeSettings(admin, 'brand', { logo: key, favicon: key })
      expect(status, text).toBe(200)

      const { brand } = (await server.caller(null, 'acme')('getWidgetConfig')).body
      expect(brand.logo).toBe(`http://localhost:3000${brandImagePath(key)}`)
      const image = await server.request(brandImagePath(key), { headers: { host: 'files.localhost:3000' } })
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
      const page = await (await server.request('/kb', { headers: { host: 'acme.localhost:3000' } })).text()
      expect(page).toContain(`<img src="${brandImagePath(key)}" alt`)
      expect(page).toContain(`<link rel="icon" href="${brandImagePath(key)}"`)
      await changeSettings(admin, 'brand', { logo: null, favicon: null })
    })

    it.each([
      ['an agent', 'agent@acme.test'],
      ['another company', 'admin@noor.test'],
      ['a visitor', null],
    ])('[ADMIN-04] refuses an image from %s', async (_who, email) => {
      expect([401, 403]).toContain(await upload(email, newKey()))
    })

    it('[ADMIN-04] refuses a logo that is no picture, was never uploaded, or is another company’s', async () => {
      const words = newKey()
      expect(await upload('admin@acme.test', words, Buffer.from('<script>alert(1)</script>'))).toBe(200)
      const other = newKey(companyId('noor'))
      expect(await upload('admin@noor.test', other)).toBe(200)
      for (const logo of [words, newKey(), other]) {
        const { status, text } = await changeSettings(admin, 'brand', { logo })
        expect(status).toBe(400)
        expect(text).toContain('Upload the image again.')
      }
    })
  })
})
