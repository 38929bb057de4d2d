import type { SupabaseClient } from '@supabase/supabase-js'
import { loadConfig } from './config.ts'

let loading: Promise<SupabaseClient> | null = null

/** The one client of the staff's pages, for signing in and for live events; made at the first call. */
export function supabase(): Promise<SupabaseClient> {
  loading ??= create().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function create(): Promise<SupabaseClient> {
  const [{ createClient }, { supabase: address }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadConfig(),
  ])
  return createClient(address.url, address.key)
}

/** The access token of who is signed in, renewed when it has run out; null for nobody. */
export async function accessToken(): Promise<string | null> {
  const { data } = await (await supabase()).auth.getSession()
  return data.session?.access_token ?? null
}
