/** Translations of an article. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'

describeEachDemoDatabase('content in languages', given => {
  let server: TestServer
  let admin: Caller
  let noor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    noor = await server.asMember('admin@noor.test')
  })
  afterAll(() => server.close())

  const read = (slug: string) => server.caller(null, 'acme')('readArticle', { query: { slug } })

  describe('translations', () => {
    it('share a group, one for each language, from right to left as well', async () => {
      const english = await published(admin, await newContent(admin, { title: 'Echidna' }))
      const arabic = await newContent(admin, {
        title: 'كيف أدفع؟',
        body: '## الدفع\n\nادفع بالبطاقة.',
        language: 'ar',
        translation_of: english.id,
      })
      expect(arabic.slug).toMatch(/^article-[0-9a-f]{8}$/)
      expect(arabic.translations).toMatchObject([{ id: english.id, language: 'en' }])
      expect((await read(english.slug)).body.translations).toEqual([])
      await published(admin, arabic)
      expect((await read(english.slug)).body.translations).toEqual([
        { language: 'ar', slug: arabic.slug, title: 'كيف أدفع؟' },
      ])
      const second = await admin('createContent', {
        body: { title: 'X', language: 'ar', translation_of: english.id },
      })
      expect(second.code).toBe('translation_exists')
      const foreign = await noor('createContent', {
        body: { title: 'X', language: 'he', translation_of: english.id },
      })
      expect(foreign.code).toBe('content_not_found')
    })
  })
})
