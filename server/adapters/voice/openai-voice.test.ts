/** The provider against a scripted server that speaks OpenAI's documented protocol. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiVoice } from './openai-voice.ts'

const KEY = 'sk-the-key'
const SECRET = 'ek_68af296e8e408191a1120ab6383263c2'

type Asked = {
  readonly path: string
  readonly credential: string
  readonly type: string
  readonly body: string
}

describe('calls by OpenAI', () => {
  let server: Server
  let asked: Asked[]
  let refusal: number | null
  let underWay: number

  async function read(request: IncomingMessage): Promise<Asked> {
    let body = ''
    for await (const part of request) body += part
    const { authorization = '', 'content-type': type = '' } = request.headers
    return { path: request.url!, credential: authorization, type, body }
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const call = await read(request)
      asked.push(call)
      if (refusal !== null) {
        response.writeHead(refusal).end(`{"error":{"message":"Incorrect API key provided: ${KEY}"}}`)
      } else if (call.path === '/v1/realtime/client_secrets') {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ value: SECRET, expires_at: 1_756_310_470, session: { type: 'realtime' } }))
      } else if (call.path === '/v1/realtime/calls') {
        response.writeHead(201, { location: '/v1/realtime/calls/rtc_u1_9c6574da' }).end('v=0 answer')
      } else if (call.path === '/v1/audio/speech') {
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3 speech')
      } else response.writeHead(call.path.endsWith('/hangup') ? 200 : 404).end()
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    asked = []
    refusal = null
    underWay = 1
  })

  const provider = () =>
    createOpenAiVoice({
      service: {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
        model: 'gpt-realtime',
        callsAtOnce: 4,
      },
      apiKey: KEY,
      callsUnderWay: async () => underWay,
    })
  const offer = {
    ...{ callId: 'c', companyId: 'acme', token: SECRET, sdp: 'v=0 offer' },
    ...{ voice: 'cedar', longestMs: 600_000 },
  }

  it('[VOICE-02] mints a secret that lives as long as a token, with the key that no browser sees', async () => {
    expect(await provider().mint({ voice: 'cedar' })).toBe(SECRET)
    const [request] = asked
    expect(request).toMatchObject({ path: '/v1/realtime/client_secrets', credential: `Bearer ${KEY}` })
    expect(JSON.parse(request!.body)).toMatchObject({
      expires_after: { anchor: 'created_at', seconds: 120 },
      session: { type: 'realtime', model: 'gpt-realtime', audio: { output: { voice: 'cedar' } } },
    })
  })

  it('[VOICE-02] passes on the offer with the secret alone, and returns the answer', async () => {
    const answer = await provider().connect(offer)
    expect(answer).toEqual({ sdp: 'v=0 answer', providerCallId: 'rtc_u1_9c6574da' })
    expect(asked).toEqual([
      {
        path: '/v1/realtime/calls',
        credential: `Bearer ${SECRET}`,
        type: 'application/sdp',
        body: 'v=0 offer',
      },
    ])
  })

  it('connects no call beyond the cap', async () => {
    underWay = 4
    expect(await provider().hasRoom()).toBe(false)
    // The fourth is the one that is being connected.
    await provider().connect(offer)
    underWay = 5
    await expect(provider().connect(offer)).rejects.toThrow('All lines are taken')
    expect(asked).toHaveLength(1)
  })

  it('[VOICE-04] hangs up a call, and does not mind one that has ended', async () => {
    await provider().hangUp('rtc_u1_9c6574da')
    expect(asked[0]).toMatchObject({
      path: '/v1/realtime/calls/rtc_u1_9c6574da/hangup',
      credential: `Bearer ${KEY}`,
    })
    refusal = 404
    await provider().hangUp('rtc_gone')
  })

  it.each([401, 429, 500])('tells the status %i, and nothing of what the vendor says', async status => {
    refusal = status
    await expect(provider().mint({ voice: 'cedar' })).rejects.toThrow(`answered with ${status}`)
    await expect(provider().connect(offer)).rejects.not.toThrow(KEY)
  })

  it('[VOICE-07] names the address for a direct connection', () => {
    expect(provider().directUrl).toMatch(/\/v1\/realtime\/calls$/)
  })
  it('[ADMIN-04] lets an admin hear a voice, and tells nothing of what the vendor says if it cannot', async () => {
    const speech = { text: 'Hello!', voice: 'coral' }
    const { audio, type } = await provider().preview(speech)
    expect([Buffer.from(audio).toString(), type]).toEqual(['ID3 speech', 'audio/mpeg'])
    expect(asked[0]).toMatchObject({ path: '/v1/audio/speech', credential: `Bearer ${KEY}` })
    expect(JSON.parse(asked[0]!.body)).toEqual({
      model: 'gpt-4o-mini-tts',
      voice: 'coral',
      input: 'Hello!',
      response_format: 'mp3',
    })
    refusal = 401
    await expect(provider().preview(speech)).rejects.toThrow('answered with 401')
  })
})
