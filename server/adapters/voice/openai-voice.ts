/**
 * Calls by the OpenAI Realtime API. The browser speaks with OpenAI directly; this server only exchanges the offer and
 * the answer, so that a call works behind every firewall that allows OpenAI's UDP.
 */
import { z } from 'zod'
import { VOICE_TOKEN_LIFETIME_MS } from '#contract/constants/voice.ts'
import type { OpenAiVoiceConfig } from '#server/config/read-config.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'

/** How long a request may take, in ms. */
const REQUEST_MS = 10_000
const VOICE = 'marin'

const secret = z.object({ value: z.string().min(1) })

type OpenAiVoiceOptions = {
  readonly config: OpenAiVoiceConfig
  /** Returns how many calls are under way, also the one that is being connected. */
  readonly callsUnderWay: () => Promise<number>
}

/** Creates the provider. Its errors name the status of the response, and nothing that it says. */
export function createOpenAiVoice({ config, callsUnderWay }: OpenAiVoiceOptions): VoiceProvider {
  const { url, apiKey, model, callsAtOnce } = config
  const callsUrl = `${url}/realtime/calls`

  async function post(to: string, credential: string, type: string, body: string): Promise<Response> {
    const response = await fetch(to, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'content-type': type },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_MS),
    })
    if (!response.ok) throw new Error(`The voice provider answered with ${response.status}`)
    return response
  }

  return {
    name: 'openai',
    speaks: () => true,
    preferredVoice: VOICE,
    directUrl: callsUrl,
    prepare: async () => ({ hearsSpeech: true }),
    hasRoom: async () => (await callsUnderWay()) < callsAtOnce,
    async mint() {
      const body = {
        expires_after: { anchor: 'created_at', seconds: VOICE_TOKEN_LIFETIME_MS / 1_000 },
        session: { type: 'realtime', model, audio: { output: { voice: VOICE } } },
      }
      const response = await post(
        `${url}/realtime/client_secrets`,
        apiKey,
        'application/json',
        JSON.stringify(body),
      )
      return secret.parse(await response.json()).value
    },
    async connect({ token, sdp }) {
      if ((await callsUnderWay()) > callsAtOnce) throw new Error('All lines are taken')
      const response = await post(callsUrl, token, 'application/sdp', sdp)
      const providerCallId = response.headers.get('location')?.split('/').at(-1)
      if (!providerCallId) throw new Error('The voice provider named no call')
      return { sdp: await response.text(), providerCallId }
    },
    async hangUp(providerCallId) {
      const to = `${callsUrl}/${encodeURIComponent(providerCallId)}/hangup`
      // A call that has ended already is not found.
      await post(to, apiKey, 'application/json', '{}').catch(() => {})
    },
    close: async () => {},
  }
}
