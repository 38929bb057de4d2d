/** What each setting of voice calls changes, from the next request on. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { VOICE_TOKEN_LIFETIME_MS, type VoiceRefusal } from '#contract/constants/voice.ts'
import { HEADERS } from '#contract/headers.ts'
import { SETTINGS, type SettingsInput } from '#contract/settings/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { endOverdueCalls } from '#server/domain/voice/calls.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { scriptProvider } from '../voice/voice-kit.ts'

const A_FRIDAY_EVENING = Date.parse('2027-05-07T17:00:00Z')
const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE
/** The office opens on Mondays from nine to five. */
const MONDAYS = {
  time_zone: 'UTC',
  week: [[[540, 1_020]], [], [], [], [], [], []] as [number, number][][],
  holidays: [],
}

describeEachDemoDatabase('the settings of voice calls', given => {
  let server: TestServer
  let visitor: Caller
  const { provider, seen } = scriptProvider('local')

  beforeAll(async () => {
    server = await openTestServer(given.database, {
      clock: createManualClock(A_FRIDAY_EVENING),
      voice: provider,
    })
    visitor = server.caller(null, 'acme')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await set({})
    // The next day, on which nobody has called.
    server.clock.advance(7 * A_DAY)
    seen.offers.length = seen.hungUp.length = seen.mintedVoices.length = 0
  })

  /** An admin whose session is of this moment. */
  const admin = () => server.asMember('admin@acme.test')
  /** Sets the section to these changes of its defaults. */
  async function set(change: SettingsInput<'voice'>): Promise<void> {
    const { status, text } = await changeSettings(await admin(), 'voice', {
      ...SETTINGS.voice.parse({}),
      ...change,
    })
    expect(status, text).toBe(200)
  }
  const vars = async (locale: 'en' | 'de' = 'en') =>
    (await visitor('getCallVars', { body: { locale } })).body.vars
  const prompt = async (locale: 'en' | 'de' = 'en') =>
    (await visitor('getCallPrompt', { body: { locale } })).body
  const connect = (token: string) =>
    visitor('connectCall', { body: { token, sdp: 'v=0 the offer', type: 'offer' } })
  /** Asks for a call from an address. */
  async function grant(ip = '203.0.113.7') {
    const response = await server.request(
      '/api/voice/token',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADERS.tenant]: 'acme' },
        body: '{}',
      },
      ip,
    )
    return (await response.json()) as {
      token: string | null
      reason: VoiceRefusal | null
      note: string | null
    }
  }
  const reasonOf = async (ip?: string) => (await grant(ip)).reason

  it('[ADMIN-04] is_enabled: calls that are off are refused, and the visitor is told in their language', async () => {
    await set({ is_enabled: false })
    expect(await vars('de')).toMatchObject({ reason: 'off', note: 'Anrufe sind hier nicht möglich.' })
    expect(await grant()).toMatchObject({
      token: null,
      reason: 'off',
      note: 'Calls are not available here.',
    })
    await set({ is_enabled: true })
    expect(await vars()).toMatchObject({ reason: null, note: null })
  })

  it('[ADMIN-04] voice: the one that was chosen speaks, and one that the provider does not have does not', async () => {
    await set({ voice: 'awb' })
    expect((await prompt()).preferred_voice).toBe('awb')
    await connect((await grant()).token!)
    await set({ voice: 'marin' })
    expect((await prompt()).preferred_voice).toBe('slt')
    await connect((await grant()).token!)
    expect(seen.mintedVoices).toEqual(['awb', 'slt'])
    expect(seen.offers.map(({ voice }) => voice)).toEqual(['awb', 'slt'])
  })

  it('[ADMIN-04] greeting, ending, consent_text: the company’s words replace the built-in ones of a language', async () => {
    expect((await prompt()).voice_greeting).toContain('AI assistant of Acme')
    expect((await vars()).consent_text).toContain('not recorded')
    await set({
      greeting: { en: 'Welcome to {company}.' },
      ending: { de: 'Tschüss!' },
      consent_text: { en: 'Acme writes down what you say.' },
    })
    expect(await prompt()).toMatchObject({
      voice_greeting: 'Welcome to {company}.',
      voice_ending: 'Thank you for calling. Goodbye!',
    })
    expect(await prompt('de')).toMatchObject({
      voice_greeting: expect.stringContaining('KI-Assistent von Acme'),
      voice_ending: 'Tschüss!',
    })
    expect((await vars()).consent_text).toBe('Acme writes down what you say.')
    expect((await vars('de')).consent_text).toContain('nicht aufgenommen')
  })

  it('[ADMIN-04] instructions: come after the built-in rules, and in no other answer', async () => {
    await set({ instructions: 'Call our customers friends.' })
    const { instructions, ...spoken } = await prompt()
    expect(instructions).toMatch(/query_knowledge_base.*\nCall our customers friends\.$/s)
    const others = [spoken, await vars(), await grant(), (await visitor('getWidgetConfig')).body]
    expect(JSON.stringify(others)).not.toContain('friends')
  })

  it('[ADMIN-04] locales: calls are offered in these languages that the provider speaks', async () => {
    await set({ locales: ['de'] })
    expect((await vars('en')).reason).toBe('language')
    // The local assistant speaks English only.
    expect((await vars('de')).reason).toBe('language')
    await set({ locales: ['de', 'en'] })
    expect((await vars('en')).reason).toBeNull()
  })

  it('[ADMIN-04] takes_calls: in office hours alone, to the minute', async () => {
    await changeSettings(await admin(), 'hours', { office_hours: MONDAYS })
    expect(await reasonOf()).toBeNull()
    await set({ takes_calls: 'in_office_hours' })
    expect(await grant()).toMatchObject({
      token: null,
      reason: 'closed',
      note: expect.stringMatching(/hours/),
    })
    // From Friday at five in the evening to Monday at nine.
    const toMonday = (2 * 24 + 16) * 60 * A_MINUTE
    server.clock.advance(toMonday - 1)
    expect((await vars()).reason).toBe('closed')
    server.clock.advance(1)
    expect((await vars()).reason).toBeNull()
    await changeSettings(await admin(), 'hours', { office_hours: null })
    server.clock.advance(7 * A_DAY - toMonday)
    expect(await reasonOf()).toBeNull()
  })

  it('[ADMIN-04] longest_minutes: is told to browser and provider, and kept by the server', async () => {
    await set({ longest_minutes: 3 })
    expect((await vars()).longest_ms).toBe(3 * A_MINUTE)
    await connect((await grant()).token!)
    expect(seen.offers[0]!.longestMs).toBe(3 * A_MINUTE)
    const deps = {
      ...{
        database: given.database,
        clock: server.clock,
        conversationClock: server.clock,
        log: { warn() {} },
      },
      ...{ voice: { server: provider, of: () => null }, voiceKey: new Uint8Array(32) },
    }
    server.clock.advance(3 * A_MINUTE)
    await endOverdueCalls(deps)
    expect(seen.hungUp).toEqual([])
    server.clock.advance(1)
    await endOverdueCalls(deps)
    // The server's own job does the same; whoever comes first hangs up.
    await expect.poll(() => seen.hungUp).toEqual([`local ${seen.offers[0]!.callId}`])
  })

  it('[ADMIN-04] calls_per_day: so many, and no more until midnight UTC', async () => {
    await set({ calls_per_day: 2 })
    for (let call = 0; call < 2; call++) await connect((await grant()).token!)
    expect(await grant('198.51.100.9')).toMatchObject({ token: null, reason: 'limit' })
    expect((await vars()).reason).toBe('limit')
    expect((await server.caller(null, 'noor')('getCallVars', { body: {} })).body.vars.reason).toBeNull()
    const toMidnight = A_DAY - (server.clock.now() % A_DAY)
    server.clock.advance(toMidnight - 1)
    expect(await reasonOf()).toBe('limit')
    server.clock.advance(1)
    expect(await reasonOf()).toBeNull()
    server.clock.advance(A_DAY - toMidnight)
  })

  it('[ADMIN-04] calls_per_day: ten who ask at once get one call, if one is allowed', async () => {
    await set({ calls_per_day: 1 })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => grant(`203.0.113.${n}`)))
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'limit')).toHaveLength(9)
  })

  it('[ADMIN-04] calls_per_day: a token that was not used, and a call that failed, do not count', async () => {
    await set({ calls_per_day: 1 })
    await grant()
    server.clock.advance(VOICE_TOKEN_LIFETIME_MS - 1)
    expect(await reasonOf()).toBe('limit')
    server.clock.advance(1)
    const { token } = await grant()
    seen.failure = new Error('no UDP')
    expect((await connect(token!)).code).toBe('call_failed')
    seen.failure = null
    expect(await reasonOf()).toBeNull()
  })

  it('[ADMIN-04] calls_per_visitor_day: so many from one network, whose address is not kept', async () => {
    await set({ calls_per_visitor_day: 1 })
    expect(await reasonOf('2001:db8::1')).toBeNull()
    expect(await reasonOf('2001:db8::2')).toBe('limit')
    expect(await reasonOf('2001:db8:0:1::1')).toBeNull()
    const rows = await given.database.asOwner(query => query('select * from app.calls'))
    expect(JSON.stringify(rows)).not.toContain('2001:db8')
  })
})
