import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { ResponseOf, ROUTES } from '#contract/routes/index.ts'
import type { SendRequest } from './api.ts'
import { sendRequest } from './call-api.ts'

/** A route that streams and takes nothing. */
type StreamName = {
  [Name in EndpointName]: (typeof ROUTES)[Name] extends { isStream: true; params?: undefined } ? Name : never
}[EndpointName]

/** Hears a stream to its end. Rejects with `ApiError` when it is refused. */
export type StreamApi = <Name extends StreamName>(
  name: Name,
  hear: (event: ResponseOf<Name>) => void,
) => Promise<void>

/** Reads server-sent events (HTML living standard, section 9.2), each with JSON as data. */
export function createStreamApi(send: SendRequest): StreamApi {
  return async (name, hear) => {
    const { body } = await send(name, {})
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) hear(JSON.parse(line.slice('data: '.length)))
    }
  }
}

/** The streams of the API, asked for as whoever acts. */
export const streamApi = createStreamApi(sendRequest)
