import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { loadConfig } from '../api/config.ts'
import { isFramed } from '../browser/is-framed.ts'
import { acting } from './acting.ts'

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>

let own: Promise<SupabaseClient> | null = null
let actings: Promise<SupabaseClient> | null = null

/** The one client with the session of who is signed in; made at the first call. */
export function supabase(): Promise<SupabaseClient> {
  own ??= create({ auth: authOptions(window) }).catch(error => {
    own = null
    throw error
  })
  return own
}

/**
 * A client for rows and live events, as whoever acts: with the impersonation's token where there is one, else with the
 * session. It knows its token already: a channel that joins without one joins as nobody and stays silent.
 */
export async function dataClient(): Promise<SupabaseClient> {
  const client = acting().current() ? await actingClient() : await supabase()
  // A client that is given its token has no session to wait for.
  if (!acting().current()) await client.auth.getSession()
  await client.realtime.setAuth()
  return client
}

/** The access token of whoever acts, renewed when it has run out; null for nobody. */
export async function accessToken(): Promise<string | null> {
  const impersonation = acting().current()
  if (impersonation) return impersonation.accessToken
  const { data } = await (await supabase()).auth.getSession()
  return data.session?.access_token ?? null
}

/**
 * How a session is kept (AUTH-01): in local storage and renewed; in a frame with embed=1 not at all. Tokens in an address
 * are never taken without being judged, so the library does not look for them.
 */
export function authOptions(page: Parameters<typeof isFramed>[0]): AuthOptions {
  const isKept = !isFramed(page)
  return { persistSession: isKept, autoRefreshToken: isKept, detectSessionInUrl: false }
}

function actingClient(): Promise<SupabaseClient> {
  actings ??= create({ accessToken: async () => acting().current()?.accessToken ?? null }).catch(error => {
    actings = null
    throw error
  })
  return actings
}

async function create(options: SupabaseClientOptions<'public'>): Promise<SupabaseClient> {
  const [{ createClient }, { supabase: address }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadConfig(),
  ])
  return createClient(address.url, address.key, options)
}
