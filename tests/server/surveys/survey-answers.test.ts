/** Satisfaction surveys through the API, about a conversation or on a page: answered once, changeable for a day. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SURVEY_CHANGE_MS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { askSurvey } from '#server/domain/surveys/ask-survey.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('surveys', given => {
  let server: TestServer
  let visitor: Caller
  let key: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    visitor = server.caller(null, 'acme')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    key = randomUUID()
  })

  const answer = (body: object, call = visitor) =>
    call('answerPageSurvey', { body: { answer_key: key, kind: 'stars', score: 4, ...body } as never })
  const stored = () =>
    given.database.asOwner(query =>
      query('select * from public.surveys where answer_key = $1 order by company_id', [key]),
    )

  it('[ADMIN-05] asks what the page asks for, or else what the company does, in the language of the page', async () => {
    const { body } = await visitor('readPageSurvey', { query: { kind: 'numbers', locale: 'de' } })
    expect(body).toMatchObject({ kind: 'numbers', score: null, answered_at: null, closes_at: null })
    expect(body.texts.question).toBe('Wie wahrscheinlich empfehlen Sie uns weiter?')
    expect((await visitor('readPageSurvey', { query: {} })).body).toMatchObject({
      kind: 'emoji',
      texts: { question: 'How was our support?' },
    })
    expect((await visitor('readPageSurvey', { query: { kind: 'smiles' } as never })).code).toBe(
      'invalid_request',
    )
  })

  it('[ADMIN-05] stores an answer once for each key, and changes it for a day', async () => {
    const first = await answer({ score: 2, comment: 'Slow.' })
    expect(first.body).toMatchObject({ kind: 'stars', score: 2, comment: 'Slow.' })
    expect(Date.parse(first.body.closes_at!)).toBe(Date.parse(first.body.answered_at!) + SURVEY_CHANGE_MS)
    server.clock.advance(SURVEY_CHANGE_MS - 1)
    expect((await answer({ score: 5 })).body).toEqual({ ...first.body, score: 5 })
    server.clock.advance(1)
    expect((await answer({ score: 1 })).code).toBe('survey_closed')
    expect(await stored()).toMatchObject([
      { channel: 'page', conversation_id: null, handled_by: null, score: 5, comment: 'Slow.' },
    ])
  })

  it('[ADMIN-05] stays one answer if a key is sent twice at once', async () => {
    const both = await Promise.all([answer({ score: 3 }), answer({ score: 3 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('[ADMIN-05] keeps the same key of two companies apart', async () => {
    await answer({ score: 1 })
    await answer({ score: 5 }, server.caller(null, 'noor'))
    expect((await stored()).map(row => row['score'])).toHaveLength(2)
    expect((await answer({ score: 2 })).body).toMatchObject({ score: 2 })
    expect((await stored()).map(row => row['score']).sort()).toEqual([2, 5])
  })

  it('[ADMIN-05] takes only scores of the kind, and nothing without one', async () => {
    expect((await answer({ score: 6 })).code).toBe('invalid_request')
    expect((await answer({ score: null })).code).toBe('invalid_request')
    expect((await answer({ kind: 'comment', score: null })).code).toBe('invalid_request')
    expect((await answer({ answer_key: 'mine' })).code).toBe('invalid_request')
    expect(await stored()).toEqual([])
  })

  it('[ADMIN-04] asks in the company’s words where it has some, and else in the built-in ones', async () => {
    const admin = await server.asMember('admin@acme.test')
    const own = {
      question: { de: 'Zufrieden?' },
      low: { de: 'Warum?' },
      high: { de: 'Und?' },
      thanks: { de: 'Danke.' },
    }
    await changeSettings(admin, 'csat', { ...own, kind: 'thumbs' })
    const textsIn = async (locale: 'de' | 'en') =>
      (await visitor('readPageSurvey', { query: { locale } })).body
    expect(await textsIn('de')).toMatchObject({
      kind: 'thumbs',
      texts: { question: 'Zufrieden?', low: 'Warum?', high: 'Und?', thanks: 'Danke.' },
    })
    expect((await textsIn('en')).texts).toEqual({
      question: 'How was our support?',
      low: 'What could we do better?',
      high: 'What did you like?',
      thanks: 'Thank you for your feedback.',
    })
    await changeSettings(admin, 'csat', { question: {}, low: {}, high: {}, thanks: {}, kind: 'emoji' })
  })

  it('[ADMIN-05] asks nothing if the company has turned surveys off', async () => {
    const admin = await server.asMember('admin@acme.test')
    await changeSettings(admin, 'csat', { is_enabled: false })
    expect((await visitor('readPageSurvey', { query: {} })).code).toBe('survey_not_found')
    expect((await answer({})).code).toBe('survey_not_found')
    await changeSettings(admin, 'csat', { is_enabled: true })
    expect((await answer({})).status).toBe(200)
  })

  describe('about a conversation', () => {
    let conversation: string
    let visitor: Caller

    beforeEach(async () => {
      const { body } = await server.caller(null, 'acme')('createConversation', { body: { subject: 'Help' } })
      conversation = body.conversationId
      visitor = server.caller(body.token)
    })

    const ask = (kind: SurveyKind) =>
      given.database.as(JOB_CLAIMS, query =>
        askSurvey(
          query,
          { conversationId: conversation, kind, channel: 'chat' },
          new Date(server.clock.now()),
        ),
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
      expect((await answer(1, undefined, server.caller(other.body.token))).code).toBe(
        'conversation_not_found',
      )
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
})
