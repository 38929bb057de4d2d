/**
 * What the reports say of conversations that only the AI answered: confirmed, assumed or given up. Counted again from the rows
 * by a script that shares nothing with the server.
 */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { AUTO_CLOSE_AFTER_MS } from '#contract/constants/conversation.ts'
import { addDays, dayIn } from '#core/reports/days.ts'
import { AMBIGUOUS } from '#tests/support/ambiguous-question.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { readTruth } from '../reports/report-truth.ts'
import { answered, KNOWN, say } from './answer-kit.ts'

type Ending = 'confirmed' | 'assumed' | 'given-up'
/** What the visitor does, message by message; the AI answers each. */
type Story = {
  readonly name: string
  readonly ending: Ending
  readonly tell: (visitor: VisitorCaller) => Promise<void>
}

describeEachDemoDatabase('what became of the AI’s conversations', given => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(given.database)
    await given.database.asOwner(query => query('delete from public.conversations'))
  })
  afterAll(() => server.close())

  /** Says each of these, and waits for the AI's reply to it. */
  async function talk(visitor: VisitorCaller, ...texts: readonly string[]) {
    for (const [index, text] of texts.entries()) {
      await say(visitor, text)
      await answered(visitor, index + 1)
    }
    return (await answered(visitor, texts.length)).at(-1)!
  }
  /** Leaves without a word, so that the conversation closes by itself. */
  async function leave({ id, call }: VisitorCaller): Promise<void> {
    server.clock.advance(AUTO_CLOSE_AFTER_MS)
    const closed = await call('applyTimeout', { params: { id }, body: { rule: 'auto-close' } })
    expect(closed.body.status).toBe('resolved')
  }
  async function rate({ id, call }: VisitorCaller, message_id: string, helpful: boolean): Promise<void> {
    expect((await call('rateAnswer', { params: { id }, body: { message_id, helpful } })).status).toBe(200)
  }
  const left = (name: string, ending: Ending, ...texts: readonly string[]): Story => ({
    name,
    ending,
    async tell(visitor) {
      await talk(visitor, ...texts)
      await leave(visitor)
    },
  })
  const rated = (name: string, ending: Ending, helpful: boolean, isLate: boolean): Story => ({
    name,
    ending,
    async tell(visitor) {
      const { id } = await talk(visitor, KNOWN)
      if (!isLate) await rate(visitor, id, helpful)
      await leave(visitor)
      if (isLate) await rate(visitor, id, helpful)
    },
  })
  const pressed: Story = {
    name: 'thanks by the button',
    ending: 'confirmed',
    async tell(visitor) {
      await talk(visitor, KNOWN)
      const body = { content: 'Thank you, that answered my question', meta: { type: 'thankyou' } } as const
      const posted = await visitor.call('postMessage', { params: { id: visitor.id }, body })
      expect(posted.body.conversation.status).toBe('resolved')
    },
  }

  const STORIES: readonly Story[] = [
    left('silence after an answer', 'assumed', KNOWN),
    left('silence after an answer and an OK', 'assumed', KNOWN, 'ok'),
    left('silence after suggestions', 'given-up', AMBIGUOUS),
    pressed,
    left('thanks in words', 'confirmed', KNOWN, 'Thank you so much!'),
    left('thanks in an emoji', 'confirmed', KNOWN, '🙏'),
    left('a complaint in words', 'given-up', KNOWN, 'this is useless'),
    left('a complaint in an emoji', 'given-up', KNOWN, '😡'),
    rated('an answer rated as not helpful', 'given-up', false, false),
    rated('an answer rated as helpful', 'confirmed', true, false),
    rated('an answer rated as helpful after the end', 'confirmed', true, true),
    left('thanks for suggestions', 'given-up', AMBIGUOUS, 'thanks'),
    left('a greeting alone', 'given-up', 'Hello!'),
  ]

  it('[ADMIN-02] the reports count what visitors confirmed apart from silence and from giving up', async () => {
    const wanted = new Map<string, Ending>()
    for (const { tell, ending } of STORIES) {
      const visitor = await server.asVisitor()
      await tell(visitor)
      wanted.set(visitor.id, ending)
    }
    const [company] = await given.database.asOwner(query =>
      query<{ id: string }>("select id from public.companies where subdomain = 'acme'"),
    )
    const truth = await given.database.asOwner(query => readTruth(query, company!.id))
    expect(new Map(truth.map(({ id, aiEnding }) => [id, aiEnding]))).toEqual(wanted)

    // The day of the company, which begins before that of UTC.
    const day = dayIn('Europe/Berlin', server.clock.now())
    const yesterday = addDays(day, -1)
    const admin = await server.asMember('admin@acme.test')
    const figures = await waitFor(async () => {
      const { body, text } = await admin('readOverview', { query: { from: yesterday, to: day } })
      expect(body.figures?.resolved.value, text).toBe(STORIES.length)
      return body.figures
    })
    const share = (ending: Ending) => STORIES.filter(story => story.ending === ending).length / STORIES.length
    expect(figures.ai_confirmed.value).toBeCloseTo(share('confirmed'))
    expect(figures.ai_assumed.value).toBeCloseTo(share('assumed'))
    expect(figures.ai_given_up.value).toBeCloseTo(share('given-up'))
    for (const [figure, ending] of [
      ['ai_confirmed', 'confirmed'],
      ['ai_assumed', 'assumed'],
      ['ai_given_up', 'given-up'],
    ] as const) {
      const query = { from: yesterday, to: day, figure }
      const listed = (await admin('listReportConversations', { query })).body.items.map(({ id }) => id)
      const ids = [...wanted].filter(([, each]) => each === ending).map(([id]) => id)
      expect([figure, listed.sort()]).toEqual([figure, ids.sort()])
    }
  })

  it('and no person’s: a conversation that an agent wrote in is in none of the three', async () => {
    const visitor = await server.asVisitor()
    await talk(visitor, KNOWN)
    const agent = await server.asMember('agent@acme.test')
    await agent('postMessage', { params: { id: visitor.id }, body: { content: 'Anything else?' } })
    await visitor.call('resolveConversation', { params: { id: visitor.id } })
    const [row] = await given.database.asOwner(query =>
      query('select handled_by, ai_ending from public.conversation_facts where id = $1', [visitor.id]),
    )
    expect(row).toEqual({ handled_by: 'agent', ai_ending: null })
  })
})
