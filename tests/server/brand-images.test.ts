/** A company's logo and favicon: who may upload them, and where they show. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRAND_BUCKET } from '#contract/constants/settings.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { companyId } from './impersonation-kit.ts'
import { drawPage } from './page-kit.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1')

describeEachDemoDatabase('images of a brand', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { drawPage })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

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
