import type { Locale } from '#contract/constants/locales.ts'
import { browserFetch } from '#sdk/runtime/api/browser-fetch.ts'
import type { CallApi } from './call-api.ts'

type Options = {
  readonly api: CallApi
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly token: string
  /** Called with the new token if the first one has expired. */
  readonly renewed: (token: string) => void
  /** Where to connect if the server cannot (VOICE-07); null for nowhere. */
  readonly directUrl: string | null
}

/** Returns the answer (SDP) to an offer, or null if there is none. */
export async function exchangeOffer(options: Options, sdp: string): Promise<string | null> {
  const { api, locale, signal, directUrl } = options
  const offer = (token: string) =>
    api('connectCall', { body: { token, sdp, type: 'offer' } }, undefined, { signal })
  let { token } = options
  let result = await offer(token)
  if (result.kind === 'refused' && result.code === 'call_token_invalid') {
    // The visitor may take longer to allow the microphone than the token is valid.
    const granted = await api('grantCall', { body: { locale } }, undefined, { signal })
    if (granted.kind === 'ok' && granted.value.token !== null) {
      token = granted.value.token
      options.renewed(token)
      result = await offer(token)
    }
  }
  if (result.kind === 'ok') return result.value.sdp
  return directUrl === null || signal.aborted ? null : offerDirectly(directUrl, token, sdp, signal)
}

/** Sends the offer to the provider, in the format of the OpenAI Realtime API (POST /v1/realtime/calls). */
async function offerDirectly(
  url: string,
  token: string,
  sdp: string,
  signal: AbortSignal,
): Promise<string | null> {
  const headers = { 'content-type': 'application/sdp', authorization: `Bearer ${token}` }
  try {
    const init = { method: 'POST', credentials: 'omit', headers, body: sdp, signal } as const
    const response = await browserFetch(new URL(url), init)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
