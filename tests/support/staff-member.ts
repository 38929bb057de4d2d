import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { type CallApi, createApi, createSendRequest } from '#host-app/shared/api/api.ts'
import { scaleTimeout } from './scale-timeout.ts'

/** A staff member's API client and access token. */
export type StaffMember = { readonly call: CallApi; readonly token: string }

/** Signs a demo person in at a server's origin. A call without an answer rejects after `limitMs`. */
export async function signInStaff(
  origin: string,
  email: string,
  limitMs = scaleTimeout(20_000),
): Promise<StaffMember> {
  const at = (path: string) => new URL(path, origin)
  const send = (signal: () => AbortSignal | null, token: string | null) =>
    createSendRequest({
      fetch: (path, init) => fetch(at(String(path)), { ...init, signal: signal() }),
      token: async () => token,
      headers: () => ({}),
    })
  const { access_token: token } = await beginSession(origin, email)
  return {
    call: createApi(send(() => AbortSignal.timeout(limitMs), token)),
    token,
  }
}

/** Creates a session of a demo person, as supabase-js stores it. Throws if the server refuses. */
export async function beginSession(
  origin: string,
  email: string,
): Promise<{ readonly access_token: string }> {
  const config = await fetch(new URL(ENDPOINTS.config[1], origin))
  const { supabase } = (await config.json()) as { supabase: { key: string } }
  const answer = await fetch(new URL('/auth/v1/token?grant_type=password', origin), {
    method: 'POST',
    headers: { apikey: supabase.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.json() as Promise<{ access_token: string }>
}
