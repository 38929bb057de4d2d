/** [ADMIN-04] The steps that set a workspace up: each ticks itself, from what it leaves behind. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent } from '../knowledge/content-kit.ts'

describeEachDemoDatabase('the setup of a workspace', given => {
  let server: TestServer
  let admin: Caller
  const setup = async (call = admin) => (await call('getSetup')).body

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@empty.test')
  })
  afterAll(() => server.close())

  it('[ADMIN-04] has five steps, and a company that has done nothing has none, whatever others have', async () => {
    expect((await setup(await server.asMember('admin@acme.test'))).article).toBe(true)
    expect(await setup()).toEqual({
      brand: false,
      article: false,
      install: false,
      invite: false,
      chat: false,
    })
  })

  it('[ADMIN-04] ticks the step that was done, and no other', async () => {
    await changeSettings(admin, 'brand', { accent: '#0b5d8a' })
    expect(await setup()).toMatchObject({ brand: true, article: false })

    const draft = await newContent(admin)
    expect((await setup()).article).toBe(false)
    await admin('publishContent', { params: { id: draft.id }, body: { revision: draft.revision } })
    expect(await setup()).toMatchObject({ article: true, install: false })

    const visitor = server.caller(null, 'empty')
    await server.request('/api/embed-ping', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant-subdomain': 'empty',
        origin: 'https://fjord.example',
      },
      body: JSON.stringify({ path: '/', mode: 'element', features: ['chat'], brand: null, findings: [] }),
    })
    expect(await setup()).toMatchObject({ install: true, invite: false })

    await admin('createInvitation', { body: { email: 'tom@fjord.example', role: 'agent' } })
    expect(await setup()).toMatchObject({ invite: true, chat: false })

    await visitor('createConversation', { body: { subject: 'Helmets' } })
    expect(await setup()).toEqual({ brand: true, article: true, install: true, invite: true, chat: true })
  })
})
