/** A call by ElevenLabs through the API, against a scripted server that speaks the vendor's documented protocol. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RESPOND, sayExactly, sessionUpdate, toolOutput } from '#core/voice-call/realtime-requests.ts'
import { createElevenLabsVoice } from '#server/adapters/voice/elevenlabs-voice.ts'
import { openVoiceMedia } from '#server/adapters/voice/open-voice.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { AGENT, KEY, startElevenLabs } from '#tests/support/voice-call/elevenlabs/scripted-elevenlabs.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor } from '#tests/support/voice-call/visitor-peer.ts'

describeEachDemoDatabase('a call by ElevenLabs', given => {
  let vendor: Awaited<ReturnType<typeof startElevenLabs>>
  let voice: ReturnType<typeof createElevenLabsVoice>
  let server: TestServer
  let visitor: Caller

  beforeAll(async () => {
    vendor = await startElevenLabs()
    const media = openVoiceMedia(OWN_NETWORK, { warn() {} }, () => {})
    const account = { url: vendor.url, apiKey: KEY, agentId: AGENT }
    voice = createElevenLabsVoice({ media, account, callsAtOnce: 4 })
    server = await openTestServer(given.database, { voice })
    visitor = server.caller(null, 'acme')
  })
  afterAll(async () => {
    await server.close()
    await voice.close()
    await vendor.close()
  })
  beforeEach(() => {
    vendor.script.refusal = null
  })

  async function grant(): Promise<string> {
    return (await visitor('grantCall', { body: { locale: 'de' } })).body.token!
  }

  it('[API-04] is possible in every language, and is heard', async () => {
    const { body } = await visitor('getCallVars', { body: { locale: 'he' } })
    expect(body.vars).toMatchObject({ reason: null, provider: 'elevenlabs', hears_speech: true })
  })

  it('[VOICE-03] greets, searches the company’s articles, and answers', async () => {
    const token = await grant()
    const { instructions, voice_greeting, preferred_voice } = (await visitor('getCallPrompt', { body: {} }))
      .body
    const caller = await connectVisitor(async sdp => {
      const { body } = await visitor('connectCall', { body: { token, sdp, type: 'offer' } })
      return body.sdp
    })
    caller.send(sessionUpdate({ instructions, voice: preferred_voice, language: 'de' }))
    await caller.heard('session.updated')
    caller.send(sayExactly(voice_greeting))
    await caller.heard('output_audio_buffer.stopped')
    const agent = vendor.conversations.at(-1)!
    expect(agent.all('conversation_initiation_client_data')).toMatchObject([
      {
        conversation_config_override: {
          agent: { first_message: voice_greeting, prompt: { prompt: instructions }, language: 'de' },
        },
      },
    ])

    agent.callTool('query_knowledge_base', { query: 'How do I reset my password?' })
    await caller.heard('response.output_item.done', 2)
    const { call_id } = caller.events.findLast(({ type }) => type === 'response.output_item.done')![
      'item'
    ] as { readonly call_id: string }
    const found = await visitor('searchForCall', { body: { token, query: 'How do I reset my password?' } })
    caller.send(toolOutput(call_id, JSON.stringify(found.body)))
    caller.send(RESPOND)
    await expect.poll(() => agent.all('client_tool_result')[0]?.result).toContain('Forgot password')
    caller.close()
    await expect.poll(agent.closeCode).toBe(1000)
    expect(vendor.faults).toEqual([])
  })

  it('[VOICE-02] is refused where the vendor refuses the key, and nobody hears of that', async () => {
    const token = await grant()
    vendor.script.refusal = 401
    const answer = await visitor('connectCall', { body: { token, sdp: 'v=0', type: 'offer' } })
    expect([answer.status, answer.code]).toEqual([502, 'call_failed'])
    expect(answer.text).not.toMatch(/401|elevenlabs|key/i)
  })
})
