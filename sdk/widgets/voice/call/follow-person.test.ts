import { afterEach, describe, expect, it, vi } from 'vitest'
import { linesOf } from '#core/voice-call/transcript.ts'
import { closePage, openPage, type Page, settle } from '#tests/support/voice-call/open-page.ts'
import { added, heard, spoken } from '#tests/support/voice-call/realtime-events.ts'

afterEach(closePage)

const byAgent = (sequence: number, content: string) => ({ sequence, sender_type: 'agent', content, meta: {} })
const answered = (...messages: object[]) => ({ messages, conversation: { responder: 'agent' } })

/** A call whose conversation there is, because the visitor has said something. */
async function talkedTo(messages: object[]): Promise<Page> {
  const page = openPage({ script: { messages } })
  await page.talk()
  page.channel.receive(added('q1', 'user', 'greeting'), heard('q1', 'where are my invoices'))
  await settle()
  await vi.dynamicImportSettled()
  await settle()
  return page
}
const sent = (page: Page) => page.channel.sent.slice(2)

describe('a person who answers in the inbox', () => {
  it('silences the assistant, and is spoken to the caller', async () => {
    const page = await talkedTo([
      { messages: [], conversation: { responder: 'ai' } },
      answered(byAgent(3, 'Hi, **Priya** here.')),
    ])
    expect(sent(page)).toEqual([])
    await page.nudge()
    const [update, say] = sent(page).filter(
      ({ type }) => type === 'session.update' || type === 'response.create',
    )
    expect(JSON.stringify(update)).toContain('"create_response":false')
    expect(JSON.stringify(say)).toContain('Hi, Priya here.')
  })

  it('is one line of the transcript, which is not saved a second time', async () => {
    const page = await talkedTo([answered(byAgent(3, 'Hi, Priya here.'))])
    page.channel.receive(
      { type: 'response.created' },
      { type: 'output_audio_buffer.started' },
      added('p1', 'assistant', 'q1'),
      spoken('p1', 'Hi, Priya here.'),
      { type: 'response.done' },
    )
    expect(linesOf(page.call.$state.get().transcript).at(-1)).toMatchObject({ speaker: 'person' })
    page.call.hangUp()
    await settle()
    const { body } = page.requests.findLast(({ name }) => name === 'call-lines')!
    expect(JSON.stringify(body)).not.toContain('Priya')
  })

  it('is heard once, however often the conversation changes', async () => {
    const page = await talkedTo([answered(byAgent(3, 'One.')), answered(), answered(byAgent(4, 'Two.'))])
    await page.nudge()
    page.channel.receive({ type: 'response.created' }, { type: 'response.done' })
    await page.nudge()
    const spokenTexts = sent(page)
      .filter(({ type }) => type === 'response.create')
      .map(event => JSON.stringify(event))
    expect(spokenTexts.filter(text => text.includes('One.'))).toHaveLength(1)
    expect(spokenTexts.filter(text => text.includes('Two.'))).toHaveLength(1)
  })

  it('names a file, reads no link aloud, and says nothing of a deleted message', async () => {
    const upload =
      'https://acme.test/storage/v1/object/public/conversation-uploads/c/1700000000000-abcdefgh-offer.pdf'
    const page = await talkedTo([
      answered(byAgent(3, upload), byAgent(4, 'See [our plans](https://acme.test/plans).'), {
        ...byAgent(5, '[system] message deleted'),
        meta: { deleted_by: 'Priya' },
      }),
    ])
    for (let time = 0; time < 3; time++)
      page.channel.receive({ type: 'response.created' }, { type: 'response.done' })
    const spokenTexts = sent(page)
      .filter(({ type }) => type === 'response.create')
      .map(event => JSON.stringify(event))
    expect(spokenTexts).toHaveLength(2)
    expect(spokenTexts[0]).toContain('offer.pdf')
    expect(spokenTexts[1]).toContain('See our plans.')
    expect(spokenTexts.join()).not.toContain('https:')
  })

  it('gives the call back to the assistant', async () => {
    const page = await talkedTo([
      answered(byAgent(3, 'One.')),
      { messages: [], conversation: { responder: 'ai' } },
    ])
    await page.nudge()
    expect(JSON.stringify(sent(page).at(-1))).toContain('"create_response":true')
  })

  it('leaves nothing behind at the end of the call', async () => {
    const page = await talkedTo([answered()])
    expect(page.leftovers()).toHaveProperty('conversationChannels', 1)
    page.call.hangUp()
    await settle()
    expect(page.leftovers()).toEqual({})
  })
})
