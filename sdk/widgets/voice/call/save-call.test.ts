import { afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { EMPTY_TRANSCRIPT, heard as hear, said } from '#core/voice-call/transcript.ts'
import { closePage, openPage, type Page, settle } from '#tests/support/voice-call/open-page.ts'
import { added, heard, spoken } from '#tests/support/voice-call/realtime-events.ts'
import { CONVERSATION_ID, GREETING } from '#tests/support/voice-call/script-server.ts'
import { createCallSaver } from './save-call.ts'

afterEach(closePage)

type Line = { readonly item_id: string; readonly speaker: string; readonly text: string }

const named = (page: Page, name: string) => page.requests.filter(request => request.name === name)
/** The ids of the lines of each request to save lines, and whether it says that the call is over. */
const savedLines = (page: Page) =>
  named(page, 'call-lines').map(({ body }) => ({
    ids: (body['lines'] as Line[]).map(({ item_id }) => item_id),
    isOver: body['is_over'],
  }))
const question = [
  added('question', 'user', 'greeting'),
  heard('question', 'Where are my invoices, and who sends them to me?'),
]

async function say(page: Page, ...events: readonly object[]): Promise<void> {
  page.channel.receive(...events)
  await settle()
}

describe('[VOICE-05] the transcript', () => {
  it('is saved as a conversation from the visitor’s first words on', async () => {
    const page = openPage()
    await page.talk()
    expect(named(page, 'create')).toEqual([])
    await say(page, ...question)
    expect(named(page, 'create').map(({ body }) => body)).toEqual([
      {
        client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        subject: 'Where are my invoices, and who sends the',
        source: 'widget',
        priority: 'medium',
        tags: ['voice_chat'],
        locale: 'en',
        customer_email: 'ada@shop.example',
        customer_name: 'Ada',
      },
    ])
    expect(named(page, 'call-lines')).toMatchObject([
      {
        body: {
          token: 'call-1',
          is_over: false,
          lines: [
            { item_id: 'greeting', speaker: 'assistant', text: GREETING },
            { item_id: 'question', speaker: 'visitor' },
          ],
        },
        init: { headers: { authorization: 'Bearer head.body.visitor' } },
      },
    ])
  })

  it('has no line before an earlier one that is still being written down', async () => {
    const page = openPage()
    await page.talk()
    await say(page, ...question)
    await say(
      page,
      added('second', 'user', 'question'),
      added('answer', 'assistant', 'second'),
      spoken('answer', 'Under Billing.'),
    )
    expect(savedLines(page)).toHaveLength(1)
    await say(page, heard('second', 'And refunds?'))
    expect(savedLines(page).at(-1)).toEqual({ ids: ['second', 'answer'], isOver: false })
  })

  it('is saved by one request at a time; what failed goes with the next line', async () => {
    const page = openPage({ script: { 'call-lines': ['lost'] } })
    await page.talk()
    await say(page, ...question)
    await say(page, added('answer', 'assistant', 'question'), spoken('answer', 'Under Billing.'))
    expect(savedLines(page).map(({ ids }) => ids)).toEqual([
      ['greeting', 'question'],
      ['greeting', 'question', 'answer'],
    ])
    expect(named(page, 'create')).toHaveLength(1)
  })

  it('is saved as a whole at the end, by a request that survives the page', async () => {
    const page = openPage()
    await page.talk()
    await say(page, ...question)
    page.call.hangUp()
    await settle()
    expect(savedLines(page).at(-1)).toEqual({ ids: ['greeting', 'question'], isOver: true })
    expect(page.requests.at(-1)!.init.keepalive).toBe(true)
    page.call.hangUp()
    await settle()
    expect(savedLines(page).filter(({ isOver }) => isOver)).toHaveLength(1)
  })

  it('is sent without keepalive if it is too large for it', async () => {
    const page = openPage()
    await page.talk()
    for (let line = 0; line < 40; line += 1) await say(page, heard(`line-${line}`, 'word '.repeat(400)))
    page.call.hangUp()
    await settle()
    expect(savedLines(page).at(-1)).toMatchObject({ ids: { length: 41 }, isOver: true })
    expect(page.requests.at(-1)!.init.keepalive).toBe(false)
  })

  it('is tried three times at the end, at growing intervals', async () => {
    const page = openPage({ script: { 'call-lines': [{ ok: true }, 'lost', { status: 503 }, 'lost'] } })
    await page.talk()
    await say(page, ...question)
    page.call.hangUp()
    await settle()
    for (const [ms, count] of [
      [1_999, 2],
      [1, 3],
      [7_999, 3],
      [1, 4],
      [600_000, 4],
    ] as const) {
      page.clock.advance(ms)
      await settle()
      expect(savedLines(page)).toHaveLength(count)
    }
    expect(page.events.at(-1)).toMatchObject({ name: 'support:error' })
    expect(page.leftovers()).toEqual({})
  })

  it('is not tried again after a refusal', async () => {
    const page = openPage({ script: { 'call-lines': [{ ok: true }, { status: 409 }] } })
    await page.talk()
    await say(page, ...question)
    page.call.hangUp()
    await settle()
    expect(page.leftovers()).toEqual({})
    expect(savedLines(page)).toHaveLength(2)
  })

  it('is not saved if the visitor said nothing', async () => {
    const page = openPage()
    await page.talk()
    await say(page, added('noise', 'user', 'greeting'), heard('noise', ' '))
    page.call.hangUp()
    await settle()
    expect(named(page, 'create')).toEqual([])
    expect(page.record()).toBeNull()
  })

  it('is sent at once when the page is left, though another request is under way', async () => {
    const page = openPage({ script: { 'call-lines': [{ ok: true }, 'never'] } })
    await page.talk()
    await say(page, ...question)
    await say(page, added('answer', 'assistant', 'question'), spoken('answer', 'Under Billing.'))
    page.leave()
    await settle()
    expect(savedLines(page).at(-1)).toEqual({ ids: ['greeting', 'question', 'answer'], isOver: true })
  })

  it('is saved when the page is left before there is a conversation', async () => {
    const page = openPage({ script: { create: ['lost'] } })
    await page.talk()
    await say(page, ...question)
    page.leave()
    await settle()
    const keys = named(page, 'create').map(({ body }) => body['client_id'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(savedLines(page)).toEqual([{ ids: ['greeting', 'question'], isOver: true }])
  })

  it('of a call that ends while the conversation is being created is saved by one request', async () => {
    const isOver: boolean[] = []
    let created = false
    let answer = () => {}
    const saver = createCallSaver({
      conversation: {
        id: () => (created ? CONVERSATION_ID : null),
        create: () =>
          new Promise(resolve => {
            answer = () => {
              created = true
              resolve({ kind: 'ok', value: {} })
            }
          }),
        addLines: async (_lines, over) => {
          isOver.push(over)
          return { kind: 'ok', value: {} }
        },
      },
      clock: createManualClock(0),
      report: () => {},
    })
    const asked = hear(EMPTY_TRANSCRIPT, 'question', 'Is anybody there?')
    saver.update(asked)
    const finished = saver.finish(asked, { isPageLeft: true })
    answer()
    await finished
    expect(isOver).toEqual([true])
  })

  it('leaves out a person’s texts, which are in the conversation already', async () => {
    const addLines = vi.fn(async () => ({ kind: 'ok', value: {} }) as const)
    const create = async () => ({ kind: 'ok', value: {} }) as const
    const saver = createCallSaver({
      conversation: { id: () => CONVERSATION_ID, create, addLines },
      clock: createManualClock(0),
      report: () => {},
    })
    const asked = hear(EMPTY_TRANSCRIPT, 'question', 'Is anybody there?')
    await saver.finish(said(asked, 'person', 'This is Priya.', 'person'), { isPageLeft: false })
    expect(addLines.mock.calls).toMatchObject([[[{ itemId: 'question' }], true]])
  })
})

describe('[VOICE-05] the visitor’s browser', () => {
  it('remembers the conversation, so that the chat goes on with it', async () => {
    const page = openPage()
    await page.talk()
    await say(page, ...question)
    expect(page.record()).toMatchObject({
      conversationId: CONVERSATION_ID,
      credentials: { [CONVERSATION_ID]: { token: 'head.body.visitor' } },
      remembered: [{ id: CONVERSATION_ID, status: 'open', number: null }],
      email: null,
    })
  })

  it('sends no email address that is none', async () => {
    const page = openPage()
    page.attributes['email'] = 'nobody'
    page.attributes['name'] = ''
    await page.talk()
    await say(page, ...question)
    expect(named(page, 'create')[0]!.body).not.toHaveProperty('customer_email')
    expect(named(page, 'create')[0]!.body).not.toHaveProperty('customer_name')
  })
})
