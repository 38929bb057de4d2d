/** A company's own account for calls: who may set it, what is kept of it, who takes the calls, and how a voice sounds. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { endOverdueCalls } from '#server/domain/voice/calls.ts'
import type { VoiceAccount } from '#server/ports/voice.ts'
import { deriveVoiceKey } from '#server/tokens/seal-secret.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { companyId, type ImpersonationKit, openImpersonationKit } from '../platform/impersonation-kit.ts'
import { scriptProvider } from './voice-kit.ts'

const KEY = 'sk-proj-the-company-s-own-key'
const OPENAI = { provider: 'openai', agent_id: null } as const
const SPEECH = { provider: 'server', voice: 'rms', text: 'Hello!' } as const

describeEachDemoDatabase('an account for calls of one’s own', given => {
  let server: TestServer
  let kit: ImpersonationKit
  let admin: Caller
  let visitor: Caller
  const own = scriptProvider('openai')
  const installed = scriptProvider('local')
  const opened: VoiceAccount[] = []
  const providers = {
    server: installed.provider,
    of(account: VoiceAccount) {
      opened.push(account)
      return account.provider === 'openai' ? own.provider : null
    },
  }

  beforeAll(async () => {
    server = await openTestServer(given.database, { voice: providers.server, voiceOf: providers.of })
    kit = await openImpersonationKit(server, given.database)
    admin = await server.asMember('admin@acme.test')
    visitor = server.caller(null, 'acme')
  })
  afterEach(async () => {
    await admin('removeVoiceAccount')
    await changeSettings(admin, 'voice', { provider: 'server', voice: null })
    own.seen.failure = null
  })
  afterAll(() => server.close())

  const set = (body: object = { ...OPENAI, api_key: KEY }, call = admin) =>
    call('setVoiceAccount', { body: body as typeof OPENAI })
  const stored = () => kit.sql<{ secret: string; provider: string }>('select * from public.voice_accounts')
  const grant = async () => (await visitor('grantCall', { body: {} })).body
  const connect = (token: string) =>
    visitor('connectCall', { body: { token, sdp: 'v=0 the offer', type: 'offer' } })

  it('[ADMIN-04] is kept with its key sealed, and nobody reads the key again', async () => {
    expect((await admin('getVoiceAccount')).body).toEqual({ account: null, server_provider: 'local' })
    const saved = await set()
    expect(saved.body.account).toEqual({
      ...OPENAI,
      key_saved_at: new Date(server.clock.now()).toISOString(),
      key_saved_by_name: 'Daniel Okafor',
    })
    const [row] = await stored()
    expect(row!.secret).toMatch(/^[\w-]{40,}$/)
    const answers = [saved.text, (await admin('getVoiceAccount')).text, (await admin('listAudit')).text]
    for (const text of [...answers, JSON.stringify(row)]) expect(text).not.toContain(KEY)
    expect(answers.join('')).not.toContain(row!.secret)
    const [entry] = (await admin('listAudit')).body.entries
    expect(entry).toMatchObject({
      action: 'voice-account.set',
      detail: { provider: 'openai', is_key_changed: true },
    })
  })

  it('[ADMIN-04] keeps its key while it goes to the same vendor, and only then', async () => {
    const agent = { provider: 'elevenlabs', agent_id: 'agent_1' }
    expect(await set(agent)).toMatchObject({
      code: 'invalid_request',
      body: { issues: [{ path: 'body.api_key' }] },
    })
    await set({ ...agent, api_key: KEY })
    const { secret } = (await stored())[0]!
    expect((await set({ ...agent, agent_id: 'agent_2' })).body.account).toMatchObject({ agent_id: 'agent_2' })
    expect((await stored())[0]!.secret).toBe(secret)
    expect((await set(OPENAI)).code).toBe('invalid_request')
    expect(await stored()).toMatchObject([{ provider: 'elevenlabs', secret }])
  })

  it.each([
    [
      'ElevenLabs without an agent',
      { provider: 'elevenlabs', agent_id: null, api_key: KEY },
      'body.agent_id',
    ],
    ['OpenAI with one', { provider: 'openai', agent_id: 'agent_1', api_key: KEY }, 'body.agent_id'],
    ['an agent that is a path', { provider: 'elevenlabs', agent_id: '../x', api_key: KEY }, 'body.agent_id'],
    ['a key with a line break', { ...OPENAI, api_key: 'sk-1\r\nhost: evil' }, 'body.api_key'],
    ['another vendor', { ...OPENAI, provider: 'acme', api_key: KEY }, 'body.provider'],
  ])('[ADMIN-04] is not set with %s', async (_, body, path) => {
    expect(await set(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(await stored()).toEqual([])
  })

  it('[ADMIN-04] takes the company’s calls once it is chosen, with the key and the voice of the company', async () => {
    await set()
    await changeSettings(admin, 'voice', { provider: 'openai', voice: 'cedar' })
    expect((await visitor('getCallVars', { body: { locale: 'de' } })).body.vars).toMatchObject({
      reason: null,
      provider: 'openai',
      direct_url: 'https://vendor.example/calls',
    })
    opened.length = 0
    const { token } = await grant()
    // The call stays with who granted it, whatever is chosen meanwhile.
    await changeSettings(admin, 'voice', { provider: 'server', voice: 'cedar' })
    expect((await connect(token!)).status).toBe(200)
    expect(own.seen.offers.at(-1)).toMatchObject({ companyId: companyId('acme'), voice: 'cedar' })
    expect(opened[0]).toEqual({
      companyId: companyId('acme'),
      provider: 'openai',
      apiKey: KEY,
      agentId: null,
    })
    expect(installed.seen.offers).toEqual([])
  })

  it('[VOICE-04] hangs up its own calls, and the installation’s provider its own', async () => {
    await set()
    await changeSettings(admin, 'voice', { provider: 'openai', longest_minutes: 1 })
    await connect((await grant()).token!)
    await changeSettings(admin, 'voice', { provider: 'server' })
    await connect((await grant()).token!)
    const hung = { own: own.seen.hungUp, installed: installed.seen.hungUp }
    hung.own.length = hung.installed.length = 0
    server.clock.advance(60_001)
    // The server's own job does the same; whoever comes first ends each call once.
    await endOverdueCalls({
      ...{ database: given.database, clock: server.clock, conversationClock: server.clock },
      ...{ log: { warn() {} }, voice: providers, voiceKey: deriveVoiceKey(server.secret) },
    })
    await expect.poll(() => hung.own.length + hung.installed.length).toBeGreaterThanOrEqual(2)
    expect(hung.own.every(id => id.startsWith('openai '))).toBe(true)
    expect(hung.installed.every(id => id.startsWith('local '))).toBe(true)
  })

  it('[ADMIN-04] that is missing, of another vendor or cannot be used yet, means that calls are off', async () => {
    await changeSettings(admin, 'voice', { provider: 'openai' })
    expect(await grant()).toMatchObject({ token: null, reason: 'off' })
    await set({ provider: 'elevenlabs', agent_id: 'agent_1', api_key: KEY })
    expect((await grant()).reason).toBe('off')
    await changeSettings(admin, 'voice', { provider: 'elevenlabs' })
    expect((await grant()).reason).toBe('off')
  })

  it('[ADMIN-04] that the vendor refuses is told to the visitor in plain words, without the vendor’s', async () => {
    await set()
    await changeSettings(admin, 'voice', { provider: 'openai' })
    own.seen.failure = new Error(`Incorrect API key provided: ${KEY}`)
    const refused = await visitor('grantCall', { body: { locale: 'fr' } })
    expect(refused.body).toMatchObject({
      token: null,
      reason: 'off',
      note: 'Les appels ne sont pas disponibles ici.',
    })
    expect(refused.text).not.toContain(KEY)
    expect((await admin('previewVoice', { body: { ...SPEECH, provider: 'openai' } })).code).toBe(
      'voice_not_available',
    )
  })

  it('[ADMIN-04] speaks a text, as the installation’s provider does, in the voice that was asked for', async () => {
    const answer = await admin('previewVoice', { body: SPEECH })
    expect(answer.body).toEqual({
      ok: true,
      audio: Buffer.from('sound').toString('base64'),
      type: 'audio/wav',
    })
    expect(installed.seen.spoken.at(-1)).toEqual({ text: 'Hello!', voice: 'rms' })
    expect((await admin('previewVoice', { body: { ...SPEECH, provider: 'openai' } })).code).toBe(
      'voice_not_available',
    )
    await set()
    await admin('previewVoice', { body: { ...SPEECH, provider: 'openai', voice: null } })
    expect(own.seen.spoken.at(-1)).toEqual({ text: 'Hello!', voice: 'marin' })
    const long = await admin('previewVoice', { body: { ...SPEECH, text: 'x'.repeat(301) } })
    expect(long.code).toBe('invalid_request')
  })

  it('[ADMIN-04] is off with all calls, where the installation takes none', async () => {
    const without = await openTestServer(given.database)
    const call = await without.asMember('admin@acme.test')
    await set(undefined, call)
    await changeSettings(call, 'voice', { provider: 'openai' })
    expect((await call('getVoiceAccount')).body.server_provider).toBeNull()
    const asked = await without.caller(null, 'acme')('grantCall', { body: {} })
    expect(asked.body).toMatchObject({ token: null, reason: 'off' })
    await without.close()
  })

  it.each([
    ['an agent', 'agent@acme.test'],
    ['a viewer', 'elena@acme.test'],
  ])('[ADMIN-04] [GUARD-07] is not for %s', async (_, email) => {
    const call = await server.asMember(email)
    const answers = [
      await call('getVoiceAccount'),
      await set(undefined, call),
      await call('removeVoiceAccount'),
      await call('previewVoice', { body: SPEECH }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('forbidden'))
  })

  it('[IMP-05] is not for staff who act for the company', async () => {
    await set()
    const { call } = await kit.acting(true)
    const answers = [
      await call('getVoiceAccount'),
      await set(undefined, call),
      await call('removeVoiceAccount'),
      await call('previewVoice', { body: SPEECH }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('forbidden_while_impersonating'))
  })

  it('[TENANT-01] is one company’s own', async () => {
    await set()
    const noor = await server.asMember('admin@noor.test')
    expect((await noor('getVoiceAccount')).body.account).toBeNull()
    await noor('removeVoiceAccount')
    expect((await admin('getVoiceAccount')).body.account).toMatchObject(OPENAI)
    expect((await admin('removeVoiceAccount')).body.account).toBeNull()
    expect((await admin('listAudit')).body.entries[0]!.action).toBe('voice-account.removed')
  })

  it('[ADMIN-04] speaks only so many texts an hour', async () => {
    const limited = await openTestServer(given.database, { isLimited: true, voice: providers.server })
    const call = await limited.asMember('maeve@acme.test')
    const [{ max }] = LIMITS.voicePreview
    const statuses = []
    for (let i = 0; i <= max; i++) statuses.push((await call('previewVoice', { body: SPEECH })).status)
    expect(statuses).toEqual([...Array(max).fill(200), 429])
    await limited.close()
  })
})
