/** A company's own limits of calls in a day (UTC). */
import { VOICE_TOKEN_LIFETIME_MS } from '#contract/constants/voice.ts'
import type { VoiceSettings } from '#contract/settings/voice.ts'
import { hashNetwork } from '#server/limits/network-of.ts'
import type { Query } from '#server/ports/database.ts'

const DAY_MS = 24 * 60 * 60_000

/** Who asks for a call. `network` is null if it is not known; the limit of a network then does not count. */
export type Caller = { readonly companyId: string; readonly network: string | null }

/** Returns a caller by their address. It is kept as a keyed hash only, so that nobody can read it from the table. */
export function callerOf(voiceKey: Uint8Array, companyId: string, ip: string | undefined): Caller {
  return { companyId, network: ip === undefined ? null : hashNetwork(voiceKey, companyId, ip) }
}

/**
 * Whether the limits allow another call now. Counts the day's calls, and the tokens that may still become one; a call
 * that could not be connected does not count. Runs under job claims.
 */
export async function isWithinLimits(
  query: Query,
  caller: Caller,
  { calls_per_day, calls_per_visitor_day }: VoiceSettings,
  now: number,
): Promise<boolean> {
  if (calls_per_day === null && calls_per_visitor_day === null) return true
  const [day] = await query<{ company: number; network: number }>(
    `select count(*)::int as company, count(*) filter (where network_hash = $2)::int as network
       from app.calls
      where company_id = $1 and granted_at >= $3
        and (provider_call_id is not null
             or (ended_at is null and (connected_at is not null or granted_at > $4)))`,
    [
      caller.companyId,
      caller.network,
      new Date(now - (now % DAY_MS)),
      new Date(now - VOICE_TOKEN_LIFETIME_MS),
    ],
  )
  const isBelow = (count: number, limit: number | null) => limit === null || count < limit
  return isBelow(day!.company, calls_per_day) && isBelow(day!.network, calls_per_visitor_day)
}

/** Has the company's grants wait for each other until the end of the transaction, so that none passes a limit. */
export async function lockLimits(query: Query, { companyId }: Caller): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`calls:${companyId}`])
}
