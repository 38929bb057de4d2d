/** 'Was this helpful?' for readers whose browser runs no scripts. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { drawPage, TRIAL } from './page-kit.ts'

describeEachDemoDatabase('a rating by a form', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, {
      isLimited: true,
      drawPage,
    })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const post = (form: Record<string, string>, headers: Record<string, string> = {}, ip?: string) =>
    server.request(
      '/kb/feedback',
      {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: {
          host: 'acme.localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      },
      ip,
    )
  const word = { type: 'article', slug: 'free-trial', helpful: 'yes' }
  const kept = async () =>
    (await admin('listContentFeedback', { query: {} })).body.feedback.filter(({ title }) =>
      /free trial/.test(title),
    )

  it('takes a form without scripts, and leads back to the article', async () => {
    const response = await post({ ...word, helpful: 'no', comment: '<b>Too long</b>' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${TRIAL}?rated#kb_feedback`])
    expect((await kept())[0]).toMatchObject({ helpful: false, comment: '<b>Too long</b>' })
    const shown = await server.request(`${TRIAL}?rated`, { headers: { host: 'acme.localhost:3000' } })
    const html = await shown.text()
    expect(html).toContain('Thank you.')
    expect(html).not.toContain('action="/kb/feedback"')
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'http://acme.localhost:3000', 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ])('from %j it answers %i', async (headers, status) => {
    expect((await post(word, headers)).status).toBe(status)
  })

  it('refuses what is no answer, and what is not there', async () => {
    expect((await post({ ...word, helpful: 'maybe' })).status).toBe(400)
    expect((await post({ ...word, slug: 'nowhere' })).status).toBe(404)
    expect((await post({ ...word, comment: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('is counted', async () => {
    const [{ max }] = LIMITS.rateArticle
    for (let count = 0; count < max; count++) await post(word, {}, '203.0.113.9')
    expect((await post(word, {}, '203.0.113.9')).status).toBe(429)
  })
})
