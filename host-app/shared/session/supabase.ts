import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { uploadTimeoutMs } from '#contract/constants/conversation.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { loadConfig } from '../api/config.ts'
import { isFramed } from '../browser/is-framed.ts'
import { spreadDelay } from '../browser/spread-delay.ts'
import { impersonationStore } from './impersonation-store.ts'

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>

let own: Promise<SupabaseClient> | null = null
let impersonationClients: Promise<SupabaseClient> | null = null

/** Returns the only client with the signed-in user's session. Created at the first call. */
export function supabase(): Promise<SupabaseClient> {
  own ??= create({ auth: authOptions(window) }).catch(error => {
    own = null
    throw error
  })
  return own
}

/**
 * Returns a client for rows and live events of the current principal: with the impersonation's token if
 * there is one, else with the session's. It is ready with a token: a channel that joins without one has no
 * access and stays silent.
 */
export async function dataClient(): Promise<SupabaseClient> {
  const client = impersonationStore().current() ? await impersonationClient() : await supabase()
  // A client with a fixed token has no session to wait for.
  if (!impersonationStore().current()) await client.auth.getSession()
  await client.realtime.setAuth()
  return client
}

/** Returns the access token of the current principal, renewed if expired; null for nobody. */
export async function accessToken(): Promise<string | null> {
  const impersonation = impersonationStore().current()
  if (impersonation) return impersonation.accessToken
  const { data } = await (await supabase()).auth.getSession()
  return data.session?.access_token ?? null
}

/**
 * Returns how a session is stored (AUTH-01): in local storage and renewed; in a frame with embed=1, not at
 * all. The library must not detect tokens in an address, because the app checks them first.
 */
export function authOptions(page: Parameters<typeof isFramed>[0]): AuthOptions {
  const isPersistent = !isFramed(page)
  return { persistSession: isPersistent, autoRefreshToken: isPersistent, detectSessionInUrl: false }
}

function impersonationClient(): Promise<SupabaseClient> {
  impersonationClients ??= create({
    accessToken: async () => impersonationStore().current()?.accessToken ?? null,
  }).catch(error => {
    impersonationClients = null
    throw error
  })
  return impersonationClients
}

/** Time after which a request without an answer counts as lost, in ms. */
const ANSWER_WITHIN_MS = 20_000

/** `fetch` that gives up, because a connection can end without a word and all calls wait for a session's renewal. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeoutOf(init?.body)) })

function timeoutOf(body: BodyInit | null | undefined): number {
  if (!(body instanceof FormData)) return ANSWER_WITHIN_MS
  const sizes = [...body.values()].map(value => (value instanceof File ? value.size : 0))
  return uploadTimeoutMs(Math.max(...sizes))
}

async function create(options: SupabaseClientOptions<'public'>): Promise<SupabaseClient> {
  const [{ createClient }, { supabase: address }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadConfig(),
  ])
  // A restart of the server closes all sockets. The library's own delays are the same for every browser.
  const reconnectAfterMs = (failures: number) => spreadDelay(retryDelayMs(failures))
  return createClient(address.url, address.key, {
    ...options,
    global: { fetch: fetchInTime },
    realtime: { reconnectAfterMs },
  })
}
