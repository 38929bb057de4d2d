import { describe, expect, it } from 'vitest'
import type { CallEvent } from './call-state.ts'
import { drive, GRANTED, GREETED, LONGEST_MS, START, TO_READY } from './test-kit.ts'

const release = { type: 'release' }

describe('[VOICE-01] the states of a call', () => {
  it('is idle, connects, and is ready', () => {
    const { give, status, takeEffects } = drive()
    expect(status()).toEqual({ status: 'idle', text: '' })
    give({ type: 'called' })
    expect(status()).toEqual({ status: 'loading', text: 'Connecting…' })
    give(GRANTED, { type: 'microphone-granted' }, { type: 'link', isUp: true })
    expect(status().status).toBe('loading')
    give({ type: 'session-ready' })
    expect(status()).toEqual({ status: 'success', text: 'Ready' })
    expect(takeEffects()).toEqual([
      { type: 'request-token' },
      { type: 'open-microphone' },
      { type: 'connect' },
      { type: 'say', text: 'Hello, you are through to Acme. How can I help?' },
    ])
  })

  it('asks for no microphone before the server has given a token', () => {
    const { give, takeEffects } = drive([{ type: 'called' }])
    give({ type: 'microphone-granted' }, { type: 'session-ready' })
    expect(takeEffects()).toEqual([{ type: 'request-token' }])
    give({ type: 'token-refused', status: 403, text: null })
    expect(takeEffects()).toEqual([release])
  })

  it('says nothing first without a greeting', () => {
    const { takeEffects } = drive(TO_READY, { greeting: '' })
    expect(takeEffects().at(-1)).toEqual({ type: 'connect' })
  })

  const upTo = (type: CallEvent['type']) =>
    TO_READY.slice(0, TO_READY.findIndex(each => each.type === type) + 1)

  it.each<[string, CallEvent[], string]>([
    [
      'a token that is refused',
      [...upTo('called'), { type: 'token-refused', status: 429, text: null }],
      'Error 429',
    ],
    [
      'a refusal in words',
      [...upTo('called'), { type: 'token-refused', status: 503, text: 'All lines are busy.' }],
      'All lines are busy.',
    ],
    ['no answer from the server', [...upTo('called'), { type: 'token-failed' }], 'Network error'],
    [
      'a microphone that is refused',
      [...upTo('token-granted'), { type: 'microphone-refused' }],
      'Mic or connect failed',
    ],
    [
      'an offer without an answer',
      [...upTo('microphone-granted'), { type: 'connect-failed' }],
      'Mic or connect failed',
    ],
    [
      'a link that fails',
      [...upTo('microphone-granted'), { type: 'link', isUp: false }],
      'Mic or connect failed',
    ],
    ['a provider that fails', [...upTo('link'), { type: 'provider-failed' }], 'Mic or connect failed'],
  ])('%s ends it with its text, and leaves nothing', (_name, events, text) => {
    const { status, takeEffects } = drive(events)
    expect(status()).toEqual({ status: 'error', text })
    expect(takeEffects().at(-1)).toEqual(release)
  })

  it.each<[string, CallEvent[], number, string]>([
    ['a token', upTo('called'), 15_000, 'Timed out'],
    ['a connection', upTo('microphone-granted'), 15_000, 'Mic or connect failed'],
  ])('waits for %s until its limit, not longer', (_name, events, limitMs, text) => {
    const { clock, status } = drive(events)
    clock.advance(limitMs - 1)
    expect(status().status).toBe('loading')
    clock.advance(1)
    expect(status()).toEqual({ status: 'error', text })
  })

  it('waits for the visitor’s word on the microphone as long as it takes', () => {
    const { clock, status, give } = drive(upTo('token-granted'))
    clock.advance(3_600_000)
    expect(status().status).toBe('loading')
    give({ type: 'microphone-granted' }, { type: 'session-ready' })
    expect(status().status).toBe('success')
  })

  it('is given up while it connects, and begun again', () => {
    const { give, status, takeEffects } = drive([...upTo('microphone-granted'), { type: 'hung-up' }])
    expect(status().status).toBe('idle')
    expect(takeEffects().at(-1)).toEqual(release)
    give({ type: 'session-ready' }, { type: 'audio-started' })
    expect(status().status).toBe('idle')
    give({ type: 'called' })
    expect(status().text).toBe('Connecting…')
  })

  it('begins anew after an error, without what was said before', () => {
    const { give, lines, status } = drive([...TO_READY, ...GREETED, { type: 'provider-failed' }])
    expect(status()).toEqual({ status: 'error', text: 'Mic or connect failed' })
    give({ type: 'called' })
    expect(lines()).toEqual([])
  })
})

describe('[VOICE-04] what ends a call', () => {
  const talking = [...TO_READY, ...GREETED]
  const said = (text: string): CallEvent => ({ type: 'visitor-said', itemId: `said-${text}`, text })

  it.each<[string, CallEvent[], number, string, string]>([
    ['25 s of silence', [], 25_000, 'silence', ''],
    [
      'a connection that is lost for 7 s',
      [{ type: 'link', isUp: false }],
      7_000,
      'link-lost',
      'Mic or connect failed',
    ],
    [
      'a data channel that is closed for 5 s',
      [{ type: 'channel', isOpen: false }],
      5_000,
      'channel-lost',
      'Mic or connect failed',
    ],
  ])('%s', (_name, events, limitMs, reason, text) => {
    const { clock, give, phase, status, takeEffects } = drive(talking)
    give(...events)
    clock.advance(limitMs - 1)
    expect(phase().kind).toBe('live')
    takeEffects()
    clock.advance(1)
    expect(phase()).toMatchObject({ kind: 'ended', reason })
    expect(status().text).toBe(text)
    expect(takeEffects()).toEqual([release, { type: 'save', reason }])
  })

  it('the longest time of a call, however lively it is', () => {
    const { clock, give, phase, status, takeEffects } = drive(talking)
    for (let time = 0; time < LONGEST_MS - 20_000; time += 20_000) {
      clock.advance(20_000)
      give({ type: 'typed', itemId: `typed ${time}`, text: 'And another question.' })
    }
    clock.advance(19_999)
    expect(phase().kind).toBe('live')
    takeEffects()
    clock.advance(1)
    expect(phase()).toMatchObject({ kind: 'ended', reason: 'too-long', text: null })
    expect(status().status).toBe('idle')
    expect(takeEffects()).toEqual([release, { type: 'save', reason: 'too-long' }])
  })

  it.each<[CallEvent, CallEvent]>([
    [
      { type: 'link', isUp: false },
      { type: 'link', isUp: true },
    ],
    [
      { type: 'channel', isOpen: false },
      { type: 'channel', isOpen: true },
    ],
  ])('not a loss that is over in time, however often', (lost, back) => {
    const { clock, give, phase } = drive(talking)
    for (let time = 0; time < 3; time++) {
      give(lost)
      clock.advance(4_000)
      give(lost, back)
      clock.advance(4_000)
    }
    expect(phase().kind).toBe('live')
  })

  it('a word, typed text or the assistant’s audio restarts the silence; a noise does not', () => {
    const { clock, give, phase } = drive(talking)
    clock.advance(20_000)
    give({ type: 'speech-started' }, { type: 'speech-stopped' }, said('where is my invoice'))
    clock.advance(20_000)
    give({ type: 'typed', itemId: 'typed', text: 'hello?' })
    clock.advance(20_000)
    give({ type: 'audio-started' })
    clock.advance(60_000)
    give({ type: 'audio-stopped' })
    clock.advance(24_999)
    give({ type: 'speech-started' }, { type: 'speech-stopped' }, said(' '))
    expect(phase().kind).toBe('live')
    clock.advance(1)
    expect(phase()).toMatchObject({ kind: 'ended', reason: 'silence' })
  })

  it('the button, at once, and a page that is left', () => {
    for (const type of ['hung-up', 'page-left'] as const) {
      const { give, status, takeEffects } = drive(talking)
      takeEffects()
      give({ type })
      expect(status()).toEqual({ status: 'idle', text: '' })
      expect(takeEffects()).toEqual([release, { type: 'save', reason: type }])
      give({ type })
      expect(takeEffects()).toEqual([])
    }
  })

  it('a goodbye and the tool end_call, after the last words', () => {
    for (const [event, reason] of [
      [said('Thanks, goodbye'), 'goodbye'],
      [{ type: 'end-asked', reason: 'caller is done' }, 'assistant'],
    ] as const) {
      const { give, phase, takeEffects } = drive(talking)
      takeEffects()
      give(event, { type: 'end-asked', reason: 'twice' })
      expect(takeEffects()).toEqual([{ type: 'say', text: 'Thanks for calling.' }])
      give({ type: 'response-started' }, { type: 'audio-started' }, { type: 'response-done' })
      expect(phase().kind).toBe('live')
      give({ type: 'audio-stopped' })
      expect(phase()).toEqual({ kind: 'ended', reason, text: null })
    }
  })

  it('the last words wait for the assistant’s present answer', () => {
    const { give, phase, takeEffects } = drive(talking)
    give({ type: 'response-started' })
    takeEffects()
    give(said('goodbye'))
    expect(takeEffects()).toEqual([])
    give({ type: 'audio-started' }, { type: 'response-done' })
    expect(takeEffects()).toEqual([{ type: 'say', text: 'Thanks for calling.' }])
    give({ type: 'audio-stopped' })
    expect(phase().kind).toBe('live')
    give({ type: 'audio-started' }, { type: 'audio-stopped' })
    expect(phase()).toMatchObject({ reason: 'goodbye' })
  })

  it('last words that never come end it after 10 s', () => {
    const { clock, give, phase } = drive(talking)
    give(said('goodbye'))
    clock.advance(9_999)
    expect(phase().kind).toBe('live')
    clock.advance(1)
    expect(phase()).toMatchObject({ kind: 'ended', reason: 'goodbye' })
  })

  it('at once where the company has no last words', () => {
    const { give, phase } = drive(talking, { ending: '' })
    give(said('goodbye'))
    expect(phase()).toMatchObject({ kind: 'ended', reason: 'goodbye' })
  })

  it('without last words, its reason and what was said last are kept', () => {
    const byVisitor = drive(talking, { ending: '' })
    byVisitor.give(said('Thanks, goodbye'))
    expect(byVisitor.lines().at(-1)).toBe('visitor: Thanks, goodbye')
    const byAssistant = drive(talking, { ending: '' })
    byAssistant.give({ type: 'end-asked', reason: 'caller is done' })
    expect(byAssistant.phase()).toMatchObject({ kind: 'ended', reason: 'assistant' })
  })

  it('a call in which nothing was said is not saved', () => {
    const { give, takeEffects } = drive(TO_READY)
    takeEffects()
    give({ type: 'hung-up' })
    expect(takeEffects()).toEqual([release])
  })

  it('the end that comes first counts', () => {
    const { clock, give, phase } = drive(talking)
    clock.advance(20_000)
    give({ type: 'link', isUp: false })
    clock.advance(5_000)
    expect(phase()).toMatchObject({ reason: 'silence' })
    expect(START).toBeLessThan(clock.now())
  })
})
