import { z } from 'zod'

/** How long a request may take, in ms. */
const REQUEST_MS = 10_000

/** The vendor's server, such as https://api.elevenlabs.io, and the key of an account. */
export type ElevenLabsAccount = { readonly url: string; readonly apiKey: string }

/** A voice of the vendor, and the model that speaks with it; null for the vendor's default. */
export type ElevenLabsVoice = { readonly id: string; readonly model: string | null }

const signedUrl = z.object({ signed_url: z.url({ protocol: /^wss?$/ }) })
const agent = z.object({
  conversation_config: z.object({
    tts: z.object({ voice_id: z.string().min(1), model_id: z.string().nullish() }),
  }),
})

/** Returns the requests to the vendor. Their errors name the status of the response, and nothing that it says. */
export function createElevenLabsApi({ url, apiKey }: ElevenLabsAccount) {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const { signal, ...rest } = init
    const limit = AbortSignal.timeout(REQUEST_MS)
    const response = await fetch(`${url}${path}`, {
      ...rest,
      headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (!response.ok) throw new Error(`ElevenLabs answered with ${response.status}`)
    return response
  }

  return {
    /** Returns the address of the socket of one conversation. It is secret, and good for 15 minutes. */
    async signedUrl(agentId: string): Promise<string> {
      const path = `/v1/convai/conversation/get-signed-url?agent_id=${encodeURIComponent(agentId)}`
      const found = signedUrl.parse(await (await request(path)).json()).signed_url
      // What is said must not be readable on the way.
      if (url.startsWith('https:') && !found.startsWith('wss:'))
        throw new Error('ElevenLabs named a socket without encryption')
      return found
    },
    /** Returns the voice that an agent speaks with. */
    async voiceOf(agentId: string): Promise<ElevenLabsVoice> {
      const response = await request(`/v1/convai/agents/${encodeURIComponent(agentId)}`)
      const { voice_id, model_id } = agent.parse(await response.json()).conversation_config.tts
      // Speech alone has the same models without their variants for conversations.
      return { id: voice_id, model: model_id?.replace(/_conversational$/, '') ?? null }
    },
    /**
     * Speaks a text.
     * @param format such as `pcm_16000` or `mp3_44100_128`
     */
    async speech(
      voice: ElevenLabsVoice,
      text: string,
      format: string,
      signal?: AbortSignal,
    ): Promise<Uint8Array> {
      const path = `/v1/text-to-speech/${encodeURIComponent(voice.id)}?output_format=${format}`
      const body = JSON.stringify({ text, ...(voice.model !== null && { model_id: voice.model }) })
      const response = await request(path, { method: 'POST', body, ...(signal && { signal }) })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
