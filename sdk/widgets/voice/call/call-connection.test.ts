import { afterEach, describe, expect, it } from 'vitest'
import { callStatus } from '#core/voice-call/call-machine.ts'
import { closePage, openPage, type Page } from '#tests/support/voice-call/open-page.ts'

afterEach(closePage)

const status = (page: Page) => callStatus(page.call.$state.get())
const refused = (code: string) => ({ status: 401, code, error: 'no' })

describe('[VOICE-02] a token that has become too old', () => {
  it('is renewed once', async () => {
    const newer = { token: 'call-2', note: null, env_flags: { hears_speech: true } }
    const first = { ...newer, token: 'call-1' }
    const page = openPage({
      script: { token: [first, newer], connect: [refused('call_token_invalid')] },
    })
    await page.dial()
    const tokens = page.requests.filter(({ name }) => name === 'connect').map(({ body }) => body['token'])
    expect(tokens).toEqual(['call-1', 'call-2'])
    expect(page.connection.remote).not.toBeNull()
  })

  it('is not renewed twice', async () => {
    const expired = refused('call_token_invalid')
    const page = openPage({ script: { connect: [expired, expired] } })
    await page.dial()
    expect(page.names().filter(name => name === 'token')).toHaveLength(2)
    expect(status(page).text).toBe('Mic or connect failed')
  })
})

describe('[VOICE-07] the direct connection', () => {
  it('is used if the server cannot connect', async () => {
    const page = openPage({ usesFallback: true, script: { connect: ['lost'] } })
    await page.dial()
    expect(page.requests.at(-1)).toMatchObject({
      name: 'calls',
      body: { text: 'offer' },
      init: { headers: { 'content-type': 'application/sdp', authorization: 'Bearer call-1' } },
    })
    expect(page.connection.remote).toEqual({ type: 'answer', sdp: 'direct answer' })
  })

  it.each([
    ['without the parameter', { usesFallback: false }],
    ['without an address', { usesFallback: true, vars: { direct_url: null } }],
  ])('is not used %s', async (_name, options) => {
    const page = openPage({ ...options, script: { connect: ['lost'] } })
    await page.dial()
    expect(page.names()).not.toContain('calls')
    expect(status(page).text).toBe('Mic or connect failed')
  })
})

describe('[VOICE-07] what is sent in place of the microphone', () => {
  it('is a test tone of 440 Hz with fake_mic', async () => {
    const page = openPage({ usesTestTone: true })
    await page.talk()
    expect(page.streams).toEqual([])
    expect(page.contexts[0]!.oscillators).toEqual([{ isOn: true, hertz: 440 }])
    page.call.hangUp()
    expect(page.leftovers()).toEqual({})
  })

  it('is silence if the server cannot hear', async () => {
    const page = openPage({ vars: { hears_speech: false } })
    await page.talk()
    expect(page.streams).toEqual([])
    expect(page.contexts[0]!.oscillators).toEqual([])
    expect(page.connection.tracks).toHaveLength(1)
    expect(status(page).text).toBe('Ready')
  })
})
