import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import type { IsolationDoors } from './doors.ts'

/** One request as an attacker would send it. `body` is JSON unless it is bytes. */
export type Shot = {
  readonly method?: string
  readonly path: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | undefined
}

/** A response. `code` is its error code; null without one. */
export type Answered = { readonly status: number; readonly code: string | null; readonly text: string }

/** Sends a request. */
export type Fire = (shot: Shot) => Promise<Answered>

/** Returns a sender that uses the public key which every page has. */
export function createFire({ request }: IsolationDoors, anonKey: string): Fire {
  return async ({ method = 'GET', path, token, headers, body }) => {
    const isBytes = body instanceof Uint8Array
    const answered = await request(path, {
      method,
      headers: {
        ...(path.startsWith('/api/') ? {} : { apikey: anonKey }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': isBytes ? 'text/plain' : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    })
    const response = await follow(request, answered)
    const text = await textOf(response)
    return { status: response.status, code: codeOf(text), text }
  }
}

/** Follows a redirect without the token, since files are served from another address. */
async function follow(request: IsolationDoors['request'], answered: Response): Promise<Response> {
  const location = answered.headers.get('location')
  if (location === null) return answered
  const { pathname, host } = new URL(location)
  return request(pathname, { headers: { host } })
}

/** Returns a call of the API. `id` replaces the one in its path. */
export function call(name: EndpointName, id: string | null, shot: Omit<Shot, 'path' | 'method'> = {}): Shot {
  const [method, path] = ENDPOINTS[name]
  return { ...shot, method, path: path.replace(':id', id ?? '') }
}

/** Returns the body's text. A stream, which should have been refused, is not waited for. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function codeOf(text: string): string | null {
  try {
    const { code, error } = JSON.parse(text)
    return code ?? error ?? null
  } catch {
    return null
  }
}
