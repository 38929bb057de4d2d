/** Satisfaction surveys through the API: asked at the end of a call, answered once, changeable for a day. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SURVEY_CHANGE_MS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { askSurvey } from '#server/domain/surveys/ask-survey.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('surveys', given => {
  let server: TestServer
  let conversation: string
  let visitor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { body } = await server.caller(null, 'acme')('createConversation', { body: { subject: 'Help' } })
    conversation = body.conversationId
    visitor = server.caller(body.token)
  })

  const ask = (kind: SurveyKind) =>
    given.database.as(JOB_CLAIMS, query =>
      askSurvey(query, { conversationId: conversation, kind, channel: 'chat' }, new Date(server.clock.now())),
    )
  const answer = (score: number | null, comment?: string, caller = visitor) =>
    caller('answerSurvey', { params: { id: conversation }, body: { score, ...(comment && { comment }) } })
  const stored = async () =>
    given.database.asOwner(query =>
      query('select * from public.surveys where conversation_id = $1', [conversation]),
    )

  it.each(Object.entries(SURVEY_SCORES).filter(([, range]) => range !== null))(
    'takes the lowest and the highest score of %s, and none beyond',
    async (kind, range) => {
      await ask(kind as SurveyKind)
      for (const score of [range!.min - 1, range!.max + 1, null])
        expect((await answer(score)).code).toBe('invalid_request')
      for (const score of [range!.min, range!.max])
        expect((await answer(score)).body).toMatchObject({ kind, score, comment: null })
    },
  )

  it('takes a comment alone where that is what was asked', async () => {
    await ask('comment')
    expect((await answer(1)).code).toBe('invalid_request')
    expect((await answer(null)).code).toBe('invalid_request')
    expect((await answer(null, '  Very good  ')).body).toMatchObject({ score: null, comment: 'Very good' })
  })

  it('is there once: asked again, or answered in two tabs, it stays one answer', async () => {
    await ask('thumbs')
    await ask('stars')
    await Promise.all([answer(1), answer(1)])
    expect(await stored()).toMatchObject([{ kind: 'thumbs', score: 1, handled_by: 'ai', agent_id: null }])
  })

  it('can be changed for a day, and keeps its comment and its first time', async () => {
    await ask('thumbs')
    const first = await answer(0, 'Nobody helped me.')
    server.clock.advance(SURVEY_CHANGE_MS - 1)
    const { body } = await answer(1)
    expect(body).toEqual({ ...first.body, score: 1 })
    server.clock.advance(1)
    expect((await answer(0)).code).toBe('survey_closed')
    expect(await stored()).toMatchObject([{ score: 1, comment: 'Nobody helped me.' }])
  })

  it('without a survey there is nothing to answer', async () => {
    expect((await answer(1)).code).toBe('survey_not_found')
  })

  it('belongs to its visitor alone', async () => {
    await ask('thumbs')
    const other = await server.caller(null, 'acme')('createConversation', { body: { subject: 'Other' } })
    expect((await answer(1, undefined, server.caller(other.body.token))).code).toBe('conversation_not_found')
    expect((await answer(1, undefined, await server.asMember('agent@acme.test'))).code).toBe('forbidden')
    expect((await visitor('answerSurvey', { params: { id: randomUUID() }, body: { score: 1 } })).code).toBe(
      'conversation_not_found',
    )
  })

  it('names the agent who had answered', async () => {
    const agent = await server.asMember('agent@acme.test')
    await agent('postMessage', { params: { id: conversation }, body: { content: 'Hello' } })
    await ask('thumbs')
    expect(await stored()).toMatchObject([{ handled_by: 'agent', agent_name: expect.stringMatching(/\w/) }])
  })

  it('is refused to a blocked visitor, and goes with its conversation', async () => {
    await ask('thumbs')
    const agent = await server.asMember('agent@acme.test')
    await agent('blockVisitor', { params: { id: conversation }, body: { blocked: true } })
    expect((await answer(1)).code).toBe('visitor_blocked')
    await given.database.asOwner(query =>
      query('delete from public.conversations where id = $1', [conversation]),
    )
    expect(await stored()).toEqual([])
  })
})
