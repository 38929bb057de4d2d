/** Links in emails that answer a survey, through the API. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SURVEY_CHANGE_MS, SURVEY_LINK_LIFETIME_MS } from '#contract/constants/surveys.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { askSurvey } from '#server/domain/surveys/ask-survey.ts'
import { signSurveyLink } from '#server/domain/surveys/survey-link.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

/** Accepted difference between the clocks of two machines. */
const LEEWAY_MS = 10_000

describeEachDemoDatabase('links of surveys', given => {
  let server: TestServer
  let anyone: Caller
  let conversation: string
  let visitor: Caller
  let survey: { readonly id: string; readonly company_id: string }
  let token: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    anyone = server.caller(null, 'acme')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { body } = await anyone('createConversation', { body: { subject: 'Help', locale: 'de' } })
    conversation = body.conversationId
    visitor = server.caller(body.token)
    await given.database.as(JOB_CLAIMS, query =>
      askSurvey(
        query,
        { conversationId: conversation, kind: 'stars', channel: 'email' },
        new Date(server.clock.now()),
      ),
    )
    const [row] = await stored()
    survey = row as never
    token = await signSurveyLink(server.tokens, survey.id, survey.company_id)
  })

  const stored = () =>
    given.database.asOwner(query =>
      query('select * from public.surveys where conversation_id = $1', [conversation]),
    )
  const read = (link = token, call = anyone) => call('readSurveyLink', { body: { token: link } })
  const answer = (score: number, comment: string | null = null, link = token, call = anyone) =>
    call('answerSurveyLink', { body: { token: link, score, comment } })

  it('[ADMIN-05] opens the survey in its language, and writes nothing by that', async () => {
    expect((await read()).body).toMatchObject({
      kind: 'stars',
      score: null,
      texts: { question: 'Wie war unsere Hilfe?' },
    })
    expect((await stored())[0]).toMatchObject({ answered_at: null })
    expect((await anyone('readSurveyLink', { body: { token, locale: 'en' } })).body.texts.question).toBe(
      'How was our support?',
    )
  })

  it('[ADMIN-05] answers, and used again changes the same answer for a day', async () => {
    expect((await answer(2)).body).toMatchObject({ score: 2, comment: null })
    server.clock.advance(SURVEY_CHANGE_MS - 1)
    expect((await answer(5, 'Fast.')).body).toMatchObject({ score: 5, comment: 'Fast.' })
    server.clock.advance(1)
    expect((await answer(1)).code).toBe('survey_closed')
    expect((await read()).body).toMatchObject({ score: 5, comment: 'Fast.' })
    expect(await stored()).toMatchObject([{ score: 5 }])
  })

  it('[ADMIN-05] answers in two browsers at once are one answer', async () => {
    const both = await Promise.all([answer(4), answer(4)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toMatchObject([{ score: 4 }])
  })

  it('[ADMIN-05] works for 30 days', async () => {
    server.clock.advance(SURVEY_LINK_LIFETIME_MS + LEEWAY_MS - 1_000)
    expect((await read()).status).toBe(200)
    server.clock.advance(1_000)
    expect(await read()).toMatchObject({ status: 410, code: 'survey_link_invalid' })
    expect((await answer(1)).code).toBe('survey_link_invalid')
    expect((await stored())[0]).toMatchObject({ answered_at: null })
  })

  it('[ADMIN-05] is refused if it is forged, altered, for another purpose, or opened at another company', async () => {
    const expiresAtS = Math.floor(server.clock.now() / 1_000) + 60
    const claims = { aud: 'survey', survey: survey.id, survey_company: survey.company_id }
    const forger = createTokens('another secret that is long enough to be one', server.clock)
    const [header, , signature] = token.split('.')
    const altered = Buffer.from(JSON.stringify({ ...claims, exp: expiresAtS, survey: randomUUID() }))
    for (const link of [
      await forger.sign(claims, expiresAtS),
      `${header}.${altered.toString('base64url')}.${signature}`,
      await server.tokens.sign({ ...claims, aud: 'visitor' }, expiresAtS),
      await server.tokens.sign({ ...claims, survey: 'any' }, expiresAtS),
      await signSurveyLink(server.tokens, randomUUID(), survey.company_id),
      'garbage',
      '',
    ]) {
      expect((await read(link)).code).toBe('survey_link_invalid')
      expect((await answer(1, null, link)).code).toBe('survey_link_invalid')
    }
    expect((await read(token, server.caller(null, 'noor'))).code).toBe('survey_link_invalid')
    expect((await stored())[0]).toMatchObject({ answered_at: null })
  })

  it('[ADMIN-05] opens nothing but the survey', async () => {
    const bearer = server.caller(token, 'acme')
    expect((await bearer('getConversation', { params: { id: conversation } })).code).toBe('token_invalid')
    expect((await bearer('listMessages', { params: { id: conversation }, query: {} })).code).toBe(
      'token_invalid',
    )
  })

  it('[ADMIN-05] is refused once the conversation is erased, and answers nothing for a blocked visitor', async () => {
    const agent = await server.asMember('agent@acme.test')
    await agent('blockVisitor', { params: { id: conversation }, body: { blocked: true } })
    expect((await answer(1)).code).toBe('visitor_blocked')
    await visitor('eraseConversation', { params: { id: conversation } })
    expect((await read()).code).toBe('survey_link_invalid')
  })

  it('[ADMIN-05] a survey that is asked by email only does not show in the chat', async () => {
    expect((await visitor('readSurvey', { params: { id: conversation }, query: {} })).body).toEqual({
      survey: null,
    })
    expect((await visitor('answerSurvey', { params: { id: conversation }, body: { score: 5 } })).code).toBe(
      'survey_not_found',
    )
  })
})
