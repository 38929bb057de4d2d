/** The pages on which a visitor wrote: what is kept of them, and who may read it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PAGE_TRAIL_MAX } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'

describeEachDemoDatabase('the page trail', given => {
  let server: TestServer
  let agent: Caller
  let foreign: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    foreign = await server.asMember('admin@noor.test')
    // Nobody reads its answers here.
    await changeSettings(await server.asMember('admin@acme.test'), 'chat-flow', { is_ai_enabled: false })
  })
  afterAll(() => server.close())

  async function say({ id, call }: VisitorCaller, page: unknown) {
    server.clock.advance(1_000)
    const body = { content: 'Hello', page } as { content: string }
    const posted = await call('postMessage', { params: { id }, body })
    expect(posted.status).toBe(201)
    return posted
  }
  const trail = async (id: string) => (await agent('listVisitedPages', { params: { id } })).body.pages
  const page = (path: string, title = `Page ${path}`) => ({ title, path })

  it('has the pages of the visitor’s messages, the newest first, the same one in a row once', async () => {
    const visitor = await server.asVisitor()
    expect(await trail(visitor.id)).toEqual([])
    const first = await say(visitor, page('/pricing'))
    await say(visitor, page('/pricing'))
    await say(visitor, undefined)
    await say(visitor, page('/cart', ''))
    await say(visitor, page('/pricing'))
    const pages = await trail(visitor.id)
    expect(pages.map(({ title, path }) => [title, path])).toEqual([
      ['Page /pricing', '/pricing'],
      ['', '/cart'],
      ['Page /pricing', '/pricing'],
    ])
    expect(pages.at(-1)!.visited_at).toBe(first.body.message.created_at)
  })

  it('ends after 20 pages', async () => {
    const visitor = await server.asVisitor()
    for (let at = 0; at <= PAGE_TRAIL_MAX; at++) await say(visitor, page(`/${at}`))
    const pages = await trail(visitor.id)
    expect(pages).toHaveLength(PAGE_TRAIL_MAX)
    expect([pages[0]!.path, pages.at(-1)!.path]).toEqual([`/${PAGE_TRAIL_MAX}`, '/1'])
  })

  it('keeps a message without its page if that is none', async () => {
    const visitor = await server.asVisitor()
    for (const [what, given] of [
      ['a query string', page('/pay?token=1')],
      ['a fragment', page('/pay#token')],
      ['another site', page('https://other.test/')],
      ['too long a path', page(`/${'x'.repeat(500)}`)],
      ['too long a title', page('/', 'x'.repeat(201))],
      ['no path', { title: 'Home' }],
      ['a text', '/pay'],
      ['half of an emoji', page('/', 'x\ud83d')],
      ['a NUL character', page('/', 'x\0')],
      ['a key that cannot be stored', { ...page('/'), 'x\0': 1 }],
    ] as const) {
      await say(visitor, given)
      expect(await trail(visitor.id), what).toEqual([])
    }
  })

  it('still refuses a message that cannot be stored, whatever its page', async () => {
    const { id, call } = await server.asVisitor()
    const body = { content: 'x\0', page: page('/', 'x\0') }
    const refused = await call('postMessage', { params: { id }, body })
    expect([refused.status, refused.code]).toEqual([400, 'invalid_request'])
  })

  it('masks what may be secret in a path', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, page('/reset/9f86d081884c7d659a2f/ada@visitor.test;v=1'))
    expect((await trail(visitor.id)).map(({ path }) => path)).toEqual(['/reset/…/…'])
  })

  it('is for the company’s people alone: the visitor’s thread does not have it, and an agent is on no page', async () => {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    const { text } = await say(visitor, page('/secret-offer'))
    const thread = await visitor.call('listMessages', { params, query: {} })
    expect(text + thread.text).not.toContain('secret-offer')
    expect((await visitor.call('listVisitedPages', { params })).code).toBe('forbidden')
    expect((await foreign('listVisitedPages', { params })).code).toBe('conversation_not_found')
    await agent('postMessage', { params, body: { content: 'Hi', page: page('/admin') } })
    expect(await trail(visitor.id)).toHaveLength(1)
  })

  it('keeps no page while the company has turned that off, and what it had', async () => {
    const visitor = await server.asVisitor()
    const admin = await server.asMember('admin@acme.test')
    await say(visitor, page('/before'))
    await changeSettings(admin, 'conversations', { keeps_pages: false })
    await say(visitor, page('/meanwhile'))
    await changeSettings(admin, 'conversations', { keeps_pages: true })
    await say(visitor, page('/after'))
    expect((await trail(visitor.id)).map(({ path }) => path)).toEqual(['/after', '/before'])
  })

  it('loses the page of a message that is deleted', async () => {
    const visitor = await server.asVisitor()
    const { body } = await say(visitor, page('/pricing'))
    const admin = await server.asMember('admin@acme.test')
    await admin('removeMessage', { params: { id: body.message.id } })
    expect(await trail(visitor.id)).toEqual([])
  })
})
