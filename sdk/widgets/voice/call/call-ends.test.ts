import { afterEach, describe, expect, it } from 'vitest'
import { callStatus } from '#core/voice-call/call-machine.ts'
import { FakeStream } from '#tests/support/voice-call/fake-media.ts'
import { closePage, openPage, type Page, settle } from '#tests/support/voice-call/open-page.ts'
import { heard, searched } from '#tests/support/voice-call/realtime-events.ts'

afterEach(closePage)

const status = (page: Page) => callStatus(page.call.$state.get())

describe('[VOICE-01] a call that does not come about', () => {
  it.each([
    ['a refusal', { token: [{ status: 403 }] }, 'Error 403'],
    ['a busy server', { token: [{ status: 429 }] }, 'Error 429'],
    ['a broken server', { token: [{ status: 500 }] }, 'Error 500'],
    ['no response', { token: ['lost'] }, 'Network error'],
    [
      'a refusal in words',
      { token: [{ token: null, token_ms: 0, reason: 'busy', note: 'All lines are busy.', env_flags: {} }] },
      'All lines are busy.',
    ],
    ['no connection', { connect: ['lost'] }, 'Mic or connect failed'],
    ['a connection that is refused', { connect: [{ status: 403 }] }, 'Mic or connect failed'],
  ] as [string, Record<string, object[]>, string][])('shows %s', async (_name, script, text) => {
    const page = openPage({ script })
    await page.dial()
    expect(status(page)).toEqual({ status: 'error', text })
    expect(page.leftovers()).toEqual({})
  })

  it('gives a token up after 15 s, and aborts its requests', async () => {
    const page = openPage({ script: { token: ['never'], prompt: ['never'] } })
    await page.dial()
    page.clock.advance(15_000)
    expect(status(page).text).toBe('Timed out')
    expect(page.requests.map(({ init }) => init.signal!.aborted)).toEqual([true, true])
    await settle()
    expect(page.leftovers()).toEqual({})
  })

  it('shows that the microphone was refused', async () => {
    const page = openPage({ microphone: () => Promise.reject(new Error('NotAllowedError')) })
    await page.dial()
    expect(status(page).text).toBe('Mic or connect failed')
    expect(page.names()).not.toContain('connect')
    expect(page.leftovers()).toEqual({})
  })

  it('stops a microphone that comes after the visitor has given up', async () => {
    let allow = (_stream: FakeStream) => {}
    const page = openPage({ microphone: () => new Promise(resolve => (allow = resolve)) })
    await page.dial()
    page.call.hangUp()
    expect(page.leftovers()).toEqual({})
    allow(new FakeStream())
    await settle()
    expect(page.streams[0]!.tracks[0]!.readyState).toBe('ended')
    expect(page.leftovers()).toEqual({})
    expect(page.names()).not.toContain('connect')
  })

  it('sends no offer once the visitor has hung up', async () => {
    const page = openPage({ iceGatheringState: 'gathering' })
    await page.dial()
    page.call.hangUp()
    await settle()
    expect(page.names()).not.toContain('connect')
    expect(page.leftovers()).toEqual({})
  })

  it('does not connect directly once the visitor has hung up', async () => {
    const page = openPage({ usesFallback: true, script: { connect: ['never'] } })
    await page.dial()
    page.call.hangUp()
    await settle()
    expect(page.names()).not.toContain('calls')
    expect(page.leftovers()).toEqual({})
  })

  it('is tried again by another press', async () => {
    const page = openPage({ script: { token: ['lost'] } })
    await page.dial()
    await page.talk()
    expect(status(page).text).toBe('Ready')
  })
})

describe('[VOICE-04] the end of a call leaves nothing open', () => {
  it.each<[string, (page: Page) => void]>([
    ['the button', page => page.call.hangUp()],
    ['the page that is left', page => page.leave()],
    ['the element that goes', page => page.call.stop()],
    ['25 s of silence', page => page.clock.advance(25_000)],
    [
      'a lost connection',
      page => {
        page.connection.become('disconnected')
        page.clock.advance(7_000)
      },
    ],
    [
      'a closed channel',
      page => {
        page.channel.become('closed')
        page.clock.advance(5_000)
      },
    ],
    [
      'an error of the provider',
      page => page.channel.receive({ type: 'error', error: { type: 'server_error' } }),
    ],
    [
      'a goodbye without an answer',
      page => {
        page.channel.receive(heard('bye', 'Goodbye'))
        page.clock.advance(10_000)
      },
    ],
  ])('%s', async (_name, end) => {
    const page = openPage({ script: { kb_search: ['never'] } })
    await page.talk()
    page.frame()
    expect(Object.keys(page.leftovers())).toEqual(
      expect.arrayContaining([
        'tracks',
        'connections',
        'channels',
        'contexts',
        'voices',
        'frames',
        'listeners',
      ]),
    )
    page.channel.receive(searched('invoices'))
    await settle()
    end(page)
    await settle()
    expect(page.leftovers()).toEqual({})
    expect(page.call.$level.get()).toBe(0)
  })

  it('an element that has gone makes no call', async () => {
    const page = openPage()
    page.call.stop()
    await page.dial()
    expect(page.requests).toEqual([])
  })
})
