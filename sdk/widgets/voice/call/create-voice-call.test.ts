import { afterEach, describe, expect, it } from 'vitest'
import { callStatus } from '#core/voice-call/call-machine.ts'
import { FakeStream } from '#tests/support/voice-call/fake-media.ts'
import { closePage, openPage, type Page, settle } from '#tests/support/voice-call/open-page.ts'
import { added, heard, searched } from '#tests/support/voice-call/realtime-events.ts'
import { GREETING } from '#tests/support/voice-call/script-server.ts'

afterEach(closePage)

const status = (page: Page) => callStatus(page.call.$state.get())

describe('[VOICE-02] a call', () => {
  it('asks for token and prompt at once, then for the microphone, and connects', async () => {
    const asked: string[] = []
    const page = openPage({
      microphone: async () => {
        asked.push(...page.names())
        return new FakeStream()
      },
    })
    await page.dial()
    expect(asked.sort()).toEqual(['prompt', 'token'])
    expect(page.requests.at(-1)).toMatchObject({
      name: 'connect',
      body: { token: 'call-1', sdp: 'offer', type: 'offer' },
    })
    expect(page.connection.remote).toEqual({ type: 'answer', sdp: 'answer' })
    expect(page.connection.tracks).toEqual(page.streams[0]!.tracks)
  })

  it('sets up the session once the channel is open, and has the greeting said once that is done', async () => {
    const page = openPage()
    await page.talk()
    expect(page.channel.sent.map(({ type }) => type)).toEqual(['session.update', 'response.create'])
    expect(page.channel.sent[0]).toMatchObject({ session: { instructions: 'Be friendly.' } })
    expect(JSON.stringify(page.channel.sent[1])).toContain(GREETING)
    expect(page.voices[0]!.srcObject).not.toBeNull()
  })

  it('tells the page when it begins to be live and when it has ended', async () => {
    const page = openPage()
    await page.talk()
    page.call.hangUp()
    expect(page.events).toEqual([
      { name: 'support:before-call', detail: undefined },
      { name: 'support:call', detail: { state: 'live' } },
      { name: 'support:call', detail: { state: 'ended' } },
    ])
  })

  it('asks for nothing if the page forbids it', async () => {
    const page = openPage()
    page.allowed.calls = false
    await page.dial()
    expect(page.requests).toEqual([])
    expect(page.leftovers()).toEqual({})
  })

  it('is one call, however often Call is pressed', async () => {
    const page = openPage()
    await page.dial()
    await page.dial()
    expect(page.names()).toHaveLength(3)
    expect(page.events).toHaveLength(1)
  })

  it.each([['lost'], [{ status: 500 }]] as const)('goes on without the prompt: %j', async answer => {
    const page = openPage({ script: { prompt: [answer] } })
    await page.talk()
    expect(status(page).text).toBe('Ready')
    expect(page.channel.sent).toHaveLength(1)
    expect(page.channel.sent[0]).not.toHaveProperty('session.instructions')
  })

  it('waits 3 s for the prompt once there is a token', async () => {
    const page = openPage({ script: { prompt: ['never'] } })
    await page.dial()
    expect(page.names()).not.toContain('connect')
    page.clock.advance(3_000)
    await settle()
    expect(page.names()).toContain('connect')
  })

  it('waits 2 s for the browser’s addresses, then sends those that there are', async () => {
    const page = openPage({ iceGatheringState: 'gathering' })
    await page.dial()
    page.clock.advance(1_999)
    await settle()
    expect(page.names()).not.toContain('connect')
    page.clock.advance(1)
    await settle()
    expect(page.names()).toContain('connect')
  })

  it('plays at the next press on the card if the browser refused to', async () => {
    const page = openPage()
    page.allowed.playing = false
    await page.talk()
    page.host.dispatchEvent(new Event('click'))
    await settle()
    page.allowed.playing = true
    page.host.dispatchEvent(new Event('click'))
    await settle()
    page.host.dispatchEvent(new Event('click'))
    expect(page.voices[0]!.plays).toBe(3)
  })

  it('mutes the microphone, and shows no level meanwhile', async () => {
    const page = openPage()
    await page.talk()
    page.frame()
    expect(page.call.$level.get()).toBe(0.5)
    page.call.toggleMute()
    expect(page.streams[0]!.tracks[0]!.enabled).toBe(false)
    expect(page.call.$level.get()).toBe(0)
    page.call.toggleMute()
    expect(page.streams[0]!.tracks[0]!.enabled).toBe(true)
    page.clock.advance(50)
    page.frame()
    expect(page.call.$level.get()).toBe(0.5)
  })

  it('reads the visitor’s level at most 20 times a second', async () => {
    const page = openPage()
    await page.talk()
    page.contexts[0]!.sample = 0.0625
    page.clock.advance(49)
    page.frame()
    expect(page.call.$level.get()).toBe(0.5)
    page.clock.advance(1)
    page.frame()
    expect(page.call.$level.get()).toBe(0.25)
  })

  it('goes on without a level if the browser cannot measure it', async () => {
    const page = openPage({ canMeasure: false })
    await page.talk()
    expect(status(page).text).toBe('Ready')
    expect(page.call.$level.get()).toBe(0)
  })

  it('sends typed text with an id that the protocol allows', async () => {
    const page = openPage()
    await page.talk()
    page.call.type(' ')
    page.call.type(' Where are my invoices? ')
    const [item, respond] = page.channel.sent.slice(2) as { item?: { id: string } }[]
    expect(item).toMatchObject({ item: { content: [{ text: 'Where are my invoices?' }] } })
    expect(item!.item!.id.length).toBeLessThanOrEqual(32)
    expect(respond).toEqual({ type: 'response.create' })
  })
})

describe('[VOICE-03] a search', () => {
  const ask = (page: Page) =>
    page.channel.receive(
      added('question', 'user', 'greeting'),
      heard('question', 'Where are my invoices?'),
      searched('invoices'),
    )

  it('is made with what was said before, and its result goes to the assistant', async () => {
    const page = openPage()
    await page.talk()
    ask(page)
    await settle()
    expect(page.requests.find(({ name }) => name === 'kb_search')?.body).toEqual({
      token: 'call-1',
      query: 'invoices',
      top_k: 2,
      locale: 'en',
      turns: [{ speaker: 'assistant', text: GREETING }],
    })
    const [output, respond] = page.channel.sent.slice(2) as { item?: { output: string; call_id: string } }[]
    expect(output?.item?.call_id).toBe('search-1')
    expect(JSON.parse(output!.item!.output)).toMatchObject({ ok: true, answer: 'Under Billing.' })
    expect(respond).toEqual({ type: 'response.create' })
  })

  it('that fails says that there is no data', async () => {
    const page = openPage({ script: { kb_search: ['lost'] } })
    await page.talk()
    ask(page)
    await settle()
    const [output] = page.channel.sent.slice(2) as { item?: { output: string } }[]
    expect(JSON.parse(output!.item!.output)).toMatchObject({ ok: false, snippets: [] })
  })
})
