import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { ResponseOf, ROUTES } from '#contract/routes/index.ts'
import type { SendRequest } from './api.ts'
import { sendRequest } from './call-api.ts'

/** A route that streams and has no parameters. */
type StreamName = {
  [Name in EndpointName]: (typeof ROUTES)[Name] extends { isStream: true; params?: undefined } ? Name : never
}[EndpointName]

/** Reads a stream to its end. Rejects with `ApiError` if it is refused. */
export type StreamApi = <Name extends StreamName>(
  name: Name,
  hear: (event: ResponseOf<Name>) => void,
) => Promise<void>

/** Creates a reader of server-sent events with JSON data (HTML Living Standard 9.2). */
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

/** The API's streams, as the current principal. */
export const streamApi = createStreamApi(sendRequest)
