/** A voice call with a real connection, from the press of Call to its end. */
import { expect } from 'chai'
import { callStatus } from '#core/voice-call/call-machine.ts'
import { linesOf } from '#core/voice-call/transcript.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { browserPlatform } from '#sdk/widgets/voice/call/call-platform.ts'
import { createVoiceCall } from '#sdk/widgets/voice/call/create-voice-call.ts'
import type { VoiceCall } from '#sdk/widgets/voice/voice-session.ts'
import { asNativeFetch } from '#tests/support/as-native-fetch.ts'
import { createAssistantPeer } from './assistant-peer.ts'
import { until } from './until.ts'

const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`
const GREETING = 'Hello, you are through to Acme.'
const CONVERSATION_ID = crypto.randomUUID()
/** The tone of the test microphone has a root mean square of 0.14; silence has less than 0.001. */
const AUDIBLE = 0.01

type Body = Readonly<Record<string, unknown>>
type Assistant = ReturnType<typeof createAssistantPeer>

/** Answers the requests of a call, and returns their bodies. */
function answerRequests(assistant: Assistant) {
  const bodies: Record<string, Body[]> = {}
  const answers: Record<string, (body: Body) => unknown> = {
    token: () => ({ token: 'call', token_ms: 120_000, note: null, env_flags: { hears_speech: true } }),
    prompt: () => ({ instructions: '', preferred_voice: '', voice_greeting: GREETING, voice_ending: '' }),
    connect: async ({ sdp }) => ({ sdp: await assistant.answer(String(sdp)), type: 'answer' }),
    kb_search: () => ({ ok: true, snippets: [], confidence: 0.5, answer: 'Under Billing.', articles: [] }),
    create: () => ({
      conversationId: CONVERSATION_ID,
      token: 'head.body.visitor',
      realtime: { url: location.origin, key: 'public' },
    }),
    'call-lines': () => ({ ok: true }),
  }
  window.fetch = asNativeFetch(async (url, init) => {
    const name = (url as URL).pathname.split('/').at(-1)!
    const body = JSON.parse(String(init!.body)) as Body
    bodies[name] = [...(bodies[name] ?? []), body]
    return Response.json(await answers[name]!(body))
  })
  return bodies
}

describe('a voice call with a real connection', () => {
  const browserFetch = window.fetch
  let assistant: Assistant
  let bodies: Record<string, Body[]>
  let call: VoiceCall
  let connection: RTCPeerConnection
  let audio: HTMLAudioElement

  beforeEach(() => {
    assistant = createAssistantPeer()
    bodies = answerRequests(assistant)
    const host = Object.assign(document.createElement('div'), { announce: () => true })
    const platform = browserPlatform()
    call = createVoiceCall({
      environment: { ...browserEnvironment, baseUrl: location.origin },
      host: host as unknown as WidgetHost,
      tenant: TENANT,
      locale: () => 'en',
      vars: () => null,
      usesTestTone: true,
      usesFallback: false,
      platform: {
        ...platform,
        createConnection: () => (connection = platform.createConnection()),
        createAudio: () => (audio = platform.createAudio()),
      },
    })
  })

  afterEach(() => {
    call.stop()
    assistant.close()
    window.fetch = browserFetch
  })

  const status = () => callStatus(call.$state.get()).text
  const lines = () => linesOf(call.$state.get().transcript).map(({ speaker, text }) => `${speaker}: ${text}`)
  const received = (type: string) => assistant.received.filter(event => event.type === type)

  it('[VOICE-02] connects, carries sound both ways, searches, and leaves nothing', async () => {
    call.call()
    await until(() => status() === 'Ready', 'Ready')
    await until(() => JSON.stringify(received('response.create')).includes(GREETING), 'the greeting')
    assistant.send(
      { type: 'response.created' },
      { type: 'response.output_audio_transcript.done', item_id: 'greeting', transcript: GREETING },
      { type: 'response.done' },
    )
    await until(() => lines().length === 1, 'the greeting’s caption')
    await until(() => assistant.heard() > AUDIBLE, 'the visitor’s sound at the assistant')
    await until(() => call.$level.get() > 0, 'the visitor’s level')
    await until(() => !audio.paused && audio.currentTime > 0, 'the assistant’s voice')

    call.toggleMute()
    await until(() => assistant.heard() < AUDIBLE, 'silence while muted')
    call.toggleMute()

    call.type('Where are my invoices?')
    await until(
      () => JSON.stringify(received('conversation.item.create')).includes('invoices'),
      'the question',
    )
    assistant.send({
      type: 'response.output_item.done',
      item: {
        type: 'function_call',
        name: 'query_knowledge_base',
        call_id: 'search',
        arguments: '{"query":"invoices"}',
      },
    })
    const output = await until(
      () => received('conversation.item.create').find(({ item }) => (item as Body)['call_id'] === 'search'),
      'the result of the search',
    )
    expect(JSON.parse(String((output['item'] as Body)['output']))['answer']).to.equal('Under Billing.')
    expect(bodies['kb_search']![0]).to.deep.include({ query: 'invoices', token: 'call' })

    const track = connection.getSenders()[0]!.track!
    expect(track.readyState).to.equal('live')
    call.hangUp()
    expect(track.readyState).to.equal('ended')
    expect(connection.signalingState).to.equal('closed')
    expect(audio.srcObject).to.equal(null)
    expect(call.$level.get()).to.equal(0)
    await until(() => assistant.isChannelClosed(), 'the assistant’s channel closed')
    const last = await until(
      () => bodies['call-lines']?.find(body => body['is_over'] === true),
      'the transcript',
    )
    expect((last['lines'] as Body[]).map(({ text }) => text)).to.deep.equal([
      GREETING,
      'Where are my invoices?',
    ])
  })
})
