import { type CallApi, createApi, createSendRequest } from '#host-app/adapters/api.ts'
import { DEMO_PASSWORD } from '#server/seed/demo.ts'

/** The staff's own client of the API, and the access token with which it speaks. */
export type StaffMember = { readonly call: CallApi; readonly token: string }

/** Signs a demo person in at a server's origin. A call that has no answer after `limitMs` rejects. */
export async function signInStaff(origin: string, email: string, limitMs = 20_000): Promise<StaffMember> {
  const at = (path: string) => new URL(path, origin)
  const send = (signal: () => AbortSignal | null, token: string | null) =>
    createSendRequest({
      fetch: (path, init) => fetch(at(String(path)), { ...init, signal: signal() }),
      token: async () => token,
      headers: () => ({}),
    })
  const nobody = createApi(send(() => null, null))
  const { supabase } = await nobody('config')
  const answer = await fetch(at('/auth/v1/token?grant_type=password'), {
    method: 'POST',
    headers: { apikey: supabase.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return {
    call: createApi(send(() => AbortSignal.timeout(limitMs), token)),
    token,
  }
}
