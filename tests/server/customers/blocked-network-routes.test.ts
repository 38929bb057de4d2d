/** What a blocked network may still use: every route that admits visitors is either refused or on a short list. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Access } from '#contract/routes/route.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { askSurvey } from '#server/domain/surveys/ask-survey.ts'
import { signSurveyLink } from '#server/domain/surveys/survey-link.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { scriptProvider } from '../voice/voice-kit.ts'

const SECRET = 'a signing key for tests that is long enough'
const PROXY = '10.0.0.1'
const HOME = '203.0.113.7'
const OFFICE = '203.0.113.8'

/** Routes that stay open to a blocked network, each with its reason. */
const OPEN: Partial<Record<EndpointName, string>> = {
  createVisitorToken: 'renews the right to read one’s own conversation',
  getConversation: 'reads one’s own',
  listMessages: 'reads one’s own',
  getQueuePosition: 'reads one’s own',
  streamAnswer: 'reads one’s own',
  readSurvey: 'reads one’s own',
  readSurveyLink: 'reads one’s own',
  findConversations: 'only for verified customers, whom the block of a network never concerns',
  eraseConversation: 'erases one’s own data',
  postSeen: 'says what was read, and nothing else',
  resolveConversation: 'ends one’s own conversation, and asks nobody for anything',
  applyTimeout: 'does what the server is about to do by itself',
  getWidgetConfig: 'reads what is public',
  getWidgetBrand: 'reads what is public',
  suggestArticles: 'reads what is public',
  listArticles: 'reads what is public',
  readArticle: 'reads what is public',
  listKnowledgeTopics: 'reads what is public',
  searchKnowledge: 'reads what is public',
  listSitemap: 'reads what is public',
  readPageSurvey: 'reads what is public',
  getCallVars: 'reads what is public',
  getCallPrompt: 'reads what is public',
  pingEmbed: 'tells of the page, and takes no words of the visitor’s',
}

const VISITORS: readonly Access[] = ['tenant', 'visitor', 'renewer']
const names = (Object.keys(ROUTES) as EndpointName[]).filter(name =>
  ROUTES[name].access.some(access => VISITORS.includes(access)),
)

describeEachDemoDatabase('a blocked network', given => {
  let server: TestServer
  let agent: Caller
  let visitor: { readonly id: string; readonly token: string }
  let attempts: readonly (readonly [EndpointName, object])[]

  beforeAll(async () => {
    const { provider: voice } = scriptProvider('local')
    server = await openTestServer(given.database, {
      voice,
      drawPage: async () => 'a page',
      config: { trustedProxies: [PROXY] },
    })
    agent = await server.asMember('agent@acme.test')
    await given.database.asOwner(async query => {
      await query("update public.companies set identity_secret = $1 where subdomain = 'acme'", [SECRET])
    })
    const { body } = await callFrom(HOME, 'createConversation', {
      subject: 'Help',
      customer_email: `${randomUUID()}@visitor.test`,
    })
    visitor = { id: body.conversationId, token: body.token }
    attempts = await prepare()
    // Calls need the AI, but its answers would be further messages.
    await given.database.asOwner(query => storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false }))
    expect((await callFrom(HOME, 'postMessage', { content: 'Hello' })).status).toBe(201)
    await agent('resolveConversation', { params: { id: visitor.id } })
    const block = { params: { id: visitor.id }, body: { reason: 'Sells pills' } }
    expect((await agent('blockNetwork', block)).status).toBe(200)
  })
  afterAll(() => server.close())

  async function callFrom(ip: string, name: EndpointName, body: object, as = visitor) {
    const [method, path] = ENDPOINTS[name]
    const headers = {
      [HEADERS.tenant]: 'acme',
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(ROUTES[name].access.some(access => access === 'visitor') && {
        authorization: `Bearer ${as.token}`,
      }),
    }
    const init = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const response = await server.request(path.replace(':id', as?.id), init, PROXY)
    const answer = await response.json()
    return { status: response.status, code: answer.code as string | undefined, body: answer }
  }

  /** Prepares a request of every route that must refuse, as they were made before the block. */
  async function prepare() {
    const call = async () => (await callFrom(HOME, 'grantCall', {})).body.token as string
    const [granted, connected] = [await call(), await call()]
    const offer = { sdp: 'v=0', type: 'offer' }
    expect((await callFrom(HOME, 'connectCall', { token: connected, ...offer })).status).toBe(200)
    const [survey] = await given.database.as(JOB_CLAIMS, async query => {
      const asked = { conversationId: visitor.id, kind: 'thumbs', channel: 'email' } as const
      await askSurvey(query, asked, new Date(server.clock.now()))
      return query<{ id: string; company_id: string }>(
        'select id, company_id from public.surveys where conversation_id = $1',
        [visitor.id],
      )
    })
    const link = await signSurveyLink(server.tokens, survey!.id, survey!.company_id)
    const [article] = (await server.caller(null, 'acme')('listArticles', { query: {} })).body.articles
    const rating = { slug: article!.slug, visitor_key: 'a'.repeat(20), helpful: false }
    const identity_token = await new SignJWT({ sub: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('acme')
      .setExpirationTime(Math.floor(server.clock.now() / 1_000) + 600)
      .sign(new TextEncoder().encode(SECRET))
    return [
      ['createConversation', { subject: 'Help' }],
      ['createTicket', { customer_email: `${randomUUID()}@visitor.test`, subject: 'Help', content: 'Help' }],
      ['setNeedsHuman', { needs_human: true }],
      ['setNeedsHuman', { needs_human: true, make_ticket: true }],
      ['setNeedsHuman', { needs_human: false }],
      ['rateAnswer', { message_id: randomUUID(), helpful: false, comment: 'Buy pills' }],
      ['rateArticle', { ...rating, comment: 'Buy pills' }],
      ['answerSurvey', { score: 1 }],
      ['answerSurveyLink', { token: link, score: 1 }],
      ['answerPageSurvey', { answer_key: randomUUID(), kind: 'thumbs', score: 1 }],
      ['correctContact', { name: 'Pills' }],
      ['identifyVisitor', { identity_token }],
      ['postTyping', {}],
      ['sendTranscript', {}],
      ['grantCall', {}],
      ['connectCall', { token: granted, ...offer }],
      ['searchForCall', { token: connected, query: 'password' }],
      ['saveCallLines', { token: connected, lines: [], is_over: false }],
      ['postMessage', { content: 'Hello' }],
    ] as const
  }

  const upload = async (ip: string) => {
    const path = `/storage/v1/object/${UPLOAD_BUCKET}/${visitor.id}/1700000000000-${randomUUID().replaceAll('-', '')}-a.txt`
    const headers = {
      authorization: `Bearer ${visitor.token}`,
      'content-type': 'text/plain',
      'x-forwarded-for': ip,
    }
    const response = await server.request(path, { method: 'POST', headers, body: 'Hello' }, PROXY)
    const { statusCode } = (await response.json()) as { statusCode?: string }
    return statusCode === undefined ? response.status : Number(statusCode)
  }

  it('leaves out no route that admits visitors', () => {
    const tried = new Set(attempts.map(([name]) => name))
    expect(names.filter(name => tried.has(name) === name in OPEN)).toEqual([])
    expect(Object.keys(OPEN).filter(name => !names.includes(name as EndpointName))).toEqual([])
  })

  describe('with the token of an older conversation', () => {
    it('is refused by every other route, and changes nothing', async () => {
      const answers = []
      for (const [name, body] of attempts) answers.push([name, (await callFrom(HOME, name, body)).code])
      expect(answers).toEqual(attempts.map(([name]) => [name, 'visitor_blocked']))
      expect((await agent('getConversation', { params: { id: visitor.id } })).body).toMatchObject({
        status: 'resolved',
        last_sequence: 1,
        needs_human: false,
      })
    })

    it('rates an article only without words, also by the form of readers without scripts', async () => {
      const [article] = (await server.caller(null, 'acme')('listArticles', { query: {} })).body.articles
      const rating = { slug: article!.slug, visitor_key: 'b'.repeat(20), helpful: false }
      expect((await callFrom(HOME, 'rateArticle', rating)).status).toBe(200)
      const submit = (ip: string, comment: string) =>
        server.request(
          'http://acme.localhost:3000/kb/feedback',
          {
            method: 'POST',
            headers: {
              host: 'acme.localhost:3000',
              'content-type': 'application/x-www-form-urlencoded',
              'x-forwarded-for': ip,
            },
            body: new URLSearchParams({ type: 'article', slug: article!.slug, helpful: 'no', comment }),
          },
          PROXY,
        )
      expect((await submit(HOME, 'Buy pills')).status).toBe(403)
      expect((await submit(HOME, '')).status).toBe(303)
      expect((await submit(OFFICE, 'Buy milk')).status).toBe(303)
    })

    it('brings no file', async () => {
      expect(await upload(HOME)).toBe(403)
      expect(await upload(OFFICE)).toBe(200)
    })
  })

  it('refuses nobody elsewhere', async () => {
    for (const [name, body] of attempts)
      expect([name, (await callFrom(OFFICE, name, body)).code]).not.toEqual([name, 'visitor_blocked'])
  })

  it('is known of a caller who only spoke', async () => {
    await given.database.asOwner(query => storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: true }))
    const token = (await callFrom(OFFICE, 'grantCall', {})).body.token
    await callFrom(OFFICE, 'connectCall', { token, sdp: 'v=0', type: 'offer' })
    const { body } = await callFrom(OFFICE, 'createConversation', { subject: 'A call' })
    const caller = { id: body.conversationId, token: body.token }
    const line = { item_id: 'a', speaker: 'visitor', text: 'Hello' }
    const saved = await callFrom(OFFICE, 'saveCallLines', { token, lines: [line], is_over: true }, caller)
    expect(saved.status).toBe(200)
    const params = { id: caller.id }
    expect((await agent('readNetwork', { params })).body).toEqual({ is_known: true, block: null })
    expect((await agent('blockNetwork', { params, body: { reason: 'Shouts' } })).status).toBe(200)
    expect((await callFrom(OFFICE, 'grantCall', {})).code).toBe('visitor_blocked')
  })
})
