/** Settings that are refused: the answer names every wrong field, and nothing is stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import type { RequestIssue } from '#contract/errors.ts'
import type { Section } from '#contract/settings/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { readSection, saveSection } from './settings-kit.ts'

const WEEK = [[], [], [], [], [], [], []]
const SELECT = { key: 'size', label: 'Size', kind: 'select', is_required: false, options: ['S'] }

/** One field, several, and a part of one; `invalid-settings.test.ts` has them all. */
const INVALID: readonly (readonly [Section, change: object, paths: readonly string[]])[] = [
  ['company', { name: ' ' }, ['name']],
  ['brand', { radius: 1.5, position: 'middle' }, ['radius', 'position']],
  [
    'hours',
    { office_hours: { time_zone: 'UTC', week: WEEK.slice(1), holidays: ['tomorrow'] } },
    ['office_hours.week', 'office_hours.holidays.0'],
  ],
]

describeEachDemoDatabase('settings that are not valid', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const stored = () =>
    given.database.asOwner(async query => [
      await query('select * from public.settings order by id'),
      await query('select * from public.audit order by id'),
      await query('select * from public.companies order by id'),
    ])
  const issuesOf = ({ text }: { readonly text: string }): readonly RequestIssue[] => JSON.parse(text).issues
  const pathsOf = (answer: { readonly text: string }) => issuesOf(answer).map(({ path }) => path)

  it.each(INVALID)(
    '[ADMIN-04] are refused by the paths of their fields: %s %j',
    async (section, change, paths) => {
      const { version, value } = await readSection(admin, section)
      const before = await stored()
      const refused = await saveSection(admin, section, version, { ...value, ...change })
      expect([refused.status, refused.code]).toEqual([400, 'invalid_request'])
      expect(pathsOf(refused)).toEqual(paths.map(path => `body.value.${path}`))
      for (const { message } of issuesOf(refused)) expect(message).toMatch(/\w/)
      expect(await stored()).toEqual(before)
    },
  )

  it('[ADMIN-04] are refused before their version is looked at', async () => {
    const refused = await saveSection(admin, 'brand', 999, { accent: 'red' })
    expect(pathsOf(refused)).toEqual(['body.value.accent'])
  })

  describe('and requests that are not valid', () => {
    const send = async (path: string, body?: unknown) => {
      const response = await server.request(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${await server.memberToken(personId('admin@acme.test'))}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    }

    it.each([
      [{ value: {} }, ['body.version']],
      [{ version: -1, value: {} }, ['body.version']],
      [{ version: '0', value: {} }, ['body.version']],
      [{ version: 0 }, ['body.value']],
      [{ version: 0, value: [] }, ['body.value']],
      [{ version: 0, value: { accent: 'a\0' } }, ['body.accent']],
    ])('are refused: %j', async (body, paths) => {
      const before = await stored()
      const answer = await send('/api/settings/brand', body)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request'])
      expect(answer.body.issues.map(({ path }: RequestIssue) => path)).toEqual(paths)
      expect(await stored()).toEqual(before)
    })

    it.each(['nothing', 'constructor', '__proto__'])('find no section %s', async section => {
      const before = await stored()
      for (const answer of [
        await send(`/api/settings/${section}`),
        await send(`/api/settings/${section}`, { version: 0, value: {} }),
        await send(`/api/settings/${section}/versions`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'route_not_found'])
      expect(await stored()).toEqual(before)
    })

    it('that fill the whole body are stored, if every field is within its bounds', async () => {
      const options = Array.from({ length: 50 }, (_, n) => `${n}${'x'.repeat(60)}`.slice(0, 60))
      const fields = Array.from({ length: 20 }, (_, n) => ({ ...SELECT, key: `k${n}`, options }))
      const { version } = await readSection(admin, 'ticket-form')
      const saved = await saveSection(admin, 'ticket-form', version, { fields })
      expect(JSON.stringify({ version, value: { fields } }).length).toBeGreaterThan(BODY_MAX_BYTES - 1_024)
      expect(saved.status, saved.text).toBe(200)
      expect(saved.body.value).toEqual({ categories: [], fields })
    })
  })
})
