import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { loadConfig } from '../api/config.ts'
import { isFramed } from '../browser/is-framed.ts'
import { impersonationStore } from './impersonation-store.ts'

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>

let own: Promise<SupabaseClient> | null = null
let impersonationClients: Promise<SupabaseClient> | null = null

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
  const client = impersonationStore().current() ? await impersonationClient() : await supabase()
  // A client that is given its token has no session to wait for.
  if (!impersonationStore().current()) await client.auth.getSession()
  await client.realtime.setAuth()
  return client
}

/** The access token of whoever acts, renewed when it has run out; null for nobody. */
export async function accessToken(): Promise<string | null> {
  const impersonation = impersonationStore().current()
  if (impersonation) return impersonation.accessToken
  const { data } = await (await supabase()).auth.getSession()
  return data.session?.access_token ?? null
}

/**
 * How a session is kept (AUTH-01): in local storage and renewed; in a frame with embed=1 not at all. Tokens in an address
 * are never taken without being judged, so the library does not look for them.
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

async function create(options: SupabaseClientOptions<'public'>): Promise<SupabaseClient> {
  const [{ createClient }, { supabase: address }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadConfig(),
  ])
  return createClient(address.url, address.key, options)
}
