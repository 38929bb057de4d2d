import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Page, settle } from '#tests/support/voice-call/open-page.ts'
import { added, heard } from '#tests/support/voice-call/realtime-events.ts'
import { CONVERSATION_ID } from '#tests/support/voice-call/script-server.ts'

afterEach(closePage)

const surveys = (page: Page) =>
  page.requests.filter(({ name }) => name === 'survey').map(({ body }) => body['score'])

/** Calls, asks a question, and hangs up. */
async function talkAndHangUp(page: Page): Promise<void> {
  await page.talk()
  page.channel.receive(added('question', 'user', 'greeting'), heard('question', 'Where are my invoices?'))
  await settle()
  page.call.hangUp()
  await settle()
}

describe('the rating of a call', () => {
  it('can be given once the call is saved, and be changed', async () => {
    const page = openPage()
    await page.talk()
    expect(page.call.$saved.get()).toBeNull()
    await talkAndHangUp(page)
    expect(page.call.$saved.get()).toEqual({ conversationId: CONVERSATION_ID, score: null, isFailed: false })
    page.call.rate(1)
    expect(page.call.$saved.get()).toMatchObject({ score: 1, isFailed: false })
    await settle()
    page.call.rate(0)
    await settle()
    expect(surveys(page)).toEqual([1, 0])
    expect(page.call.$saved.get()).toMatchObject({ score: 0, isFailed: false })
  })

  it('goes with the news to the page’s chat that the visitor has another conversation', async () => {
    const page = openPage()
    await talkAndHangUp(page)
    expect(page.changedKeys).toEqual(page.storedKeys())
  })

  it('is taken back if it could not be saved', async () => {
    const page = openPage({ script: { survey: ['lost'] } })
    await talkAndHangUp(page)
    page.call.rate(1)
    await settle()
    expect(page.call.$saved.get()).toMatchObject({ score: null, isFailed: true })
    page.call.rate(1)
    await settle()
    expect(page.call.$saved.get()).toMatchObject({ score: 1, isFailed: false })
  })

  it('is not asked for if the visitor said nothing, or the call could not be saved', async () => {
    const silent = openPage()
    await silent.talk()
    silent.call.hangUp()
    await settle()
    expect(silent.call.$saved.get()).toBeNull()
    const lost = openPage({ script: { 'call-lines': [{ ok: true }, { status: 409 }] } })
    await talkAndHangUp(lost)
    expect(lost.call.$saved.get()).toBeNull()
  })

  it('of the last call goes when the visitor calls again', async () => {
    const page = openPage()
    await talkAndHangUp(page)
    page.call.rate(1)
    await page.dial()
    expect(page.call.$saved.get()).toBeNull()
  })
})
