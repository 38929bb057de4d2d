/**
 * Calls by the OpenAI Realtime API. The browser speaks with OpenAI directly; this server only exchanges the offer and
 * the answer, so that a call works behind every firewall that allows OpenAI's UDP.
 */
import { z } from 'zod'
import { VOICE_TOKEN_LIFETIME_MS } from '#contract/constants/voice.ts'
import type { VoiceConfig } from '#server/config/voice-config.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'

/** How long a request may take, in ms. */
const REQUEST_MS = 10_000
/** How long a text may take to be spoken as a whole, in ms. */
const SPEECH_MS = 30_000
/** The model that speaks outside calls; it has the voices of the Realtime API. */
const SPEECH_MODEL = 'gpt-4o-mini-tts'

const secret = z.object({ value: z.string().min(1) })

type OpenAiVoiceOptions = {
  readonly service: VoiceConfig['openAi'] & Pick<VoiceConfig, 'callsAtOnce'>
  readonly apiKey: string
  /** Returns how many calls of this key are under way, also the one that is being connected. */
  readonly callsUnderWay: () => Promise<number>
}

/** Creates the provider. Its errors name the status of the response, and nothing that it says. */
export function createOpenAiVoice({ service, apiKey, callsUnderWay }: OpenAiVoiceOptions): VoiceProvider {
  const { url, model, callsAtOnce } = service
  const callsUrl = `${url}/realtime/calls`

  async function post(
    to: string,
    { credential = apiKey, type = 'application/json', body, withinMs = REQUEST_MS }: PostOptions,
  ): Promise<Response> {
    const response = await fetch(to, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'content-type': type },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    if (!response.ok) throw new Error(`The voice provider answered with ${response.status}`)
    return response
  }

  return {
    name: 'openai',
    speaks: () => true,
    directUrl: callsUrl,
    prepare: async () => ({ hearsSpeech: true }),
    hasRoom: async () => (await callsUnderWay()) < callsAtOnce,
    async mint({ voice }) {
      const body = {
        expires_after: { anchor: 'created_at', seconds: VOICE_TOKEN_LIFETIME_MS / 1_000 },
        session: { type: 'realtime', model, audio: { output: { voice } } },
      }
      const response = await post(`${url}/realtime/client_secrets`, { body: JSON.stringify(body) })
      return secret.parse(await response.json()).value
    },
    async connect({ token, sdp }) {
      if ((await callsUnderWay()) > callsAtOnce) throw new Error('All lines are taken')
      const response = await post(callsUrl, { credential: token, type: 'application/sdp', body: sdp })
      const providerCallId = response.headers.get('location')?.split('/').at(-1)
      if (!providerCallId) throw new Error('The voice provider named no call')
      return { sdp: await response.text(), providerCallId }
    },
    async hangUp(providerCallId) {
      const to = `${callsUrl}/${encodeURIComponent(providerCallId)}/hangup`
      // A call that has ended already is not found.
      await post(to, { body: '{}' }).catch(() => {})
    },
    async preview({ text, voice }) {
      const body = JSON.stringify({ model: SPEECH_MODEL, voice, input: text, response_format: 'mp3' })
      const response = await post(`${url}/audio/speech`, { body, withinMs: SPEECH_MS })
      return { audio: new Uint8Array(await response.arrayBuffer()), type: 'audio/mpeg' }
    },
    close: async () => {},
  }
}

type PostOptions = {
  readonly credential?: string
  readonly type?: string
  readonly body: string
  readonly withinMs?: number
}
