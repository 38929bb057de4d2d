/** The search index's version: a counter of changes to what a company's visitors may read. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantClaims } from '#server/domain/actor.ts'
import { readContentVersion } from '#server/domain/knowledge/search/content-reader.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'

describeEachDemoDatabase('the count of changes', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  async function version(tenant: string): Promise<number> {
    const { id: companyId } = (await server.caller(null, tenant)('tenant')).body
    return given.database.as(tenantClaims({ companyId: companyId! }), async query =>
      Number(await readContentVersion(query)),
    )
  }

  /** Returns by how much each company's counter grew. */
  async function growth(change: () => Promise<unknown>): Promise<Record<'acme' | 'noor', number>> {
    const before = { acme: await version('acme'), noor: await version('noor') }
    await change()
    return {
      acme: (await version('acme')) - before.acme,
      noor: (await version('noor')) - before.noor,
    }
  }

  it('grows with what visitors may read from then on, or no more', async () => {
    const content = await newContent(admin)
    const { id } = content
    let revision = content.revision
    expect(await growth(async () => ({ revision } = await published(admin, content)))).toEqual({
      acme: 1,
      noor: 0,
    })
    const saved = () => admin('saveDraft', { params: { id }, body: { revision, title: 'Another' } })
    expect(await growth(async () => ({ revision } = (await saved()).body))).toEqual({ acme: 0, noor: 0 })
    expect(await growth(() => published(admin, { id, revision }))).toEqual({ acme: 1, noor: 0 })
    expect(await growth(() => admin('archiveContent', { params: { id } }))).toEqual({ acme: 1, noor: 0 })
    expect(await growth(() => admin('removeContent', { params: { id } }))).toEqual({ acme: 0, noor: 0 })
  })

  it('does not grow with drafts and internal articles', async () => {
    const draft = () => newContent(admin)
    expect(await growth(draft)).toEqual({ acme: 0, noor: 0 })
    const internal = async () => published(admin, await newContent(admin, { visibility: 'internal' }))
    expect(await growth(internal)).toEqual({ acme: 0, noor: 0 })
  })

  it('grows with synonyms', async () => {
    const add = () => admin('createSynonyms', { body: { words: ['wage', 'salary'] } })
    expect(await growth(add)).toEqual({ acme: 1, noor: 0 })
  })

  it('does not let two who change several articles wait for each other', async () => {
    const [a, b] = [await newContent(admin), await newContent(admin)]
    for (const content of [a, b]) await published(admin, content)
    const rename = (ids: readonly string[]) =>
      given.database.asOwner(async query => {
        for (const id of ids)
          await query("update public.content set title = title || '!' where id = $1", [id])
      })
    expect(await growth(() => Promise.all([rename([a.id]), rename([b.id, a.id]), rename([b.id])]))).toEqual({
      acme: 4,
      noor: 0,
    })
  })
})
