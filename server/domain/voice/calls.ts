import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '#contract/constants/locales.ts'
import {
  VOICE_TOKEN_LIFETIME_MS,
  type VoiceChoice,
  type VoiceRefusal,
  type VoiceVendor,
} from '#contract/constants/voice.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { CALL_MESSAGES } from '#core/messages/call-messages.ts'
import type { Query } from '#server/ports/database.ts'
import { type Company, JOB_CLAIMS, tenantClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { refuseBlockedNetwork } from '../conversations/visitors/refuse-blocked.ts'
import { readSettings } from '../settings/read-settings.ts'
import { callAvailability, type Visit } from './call-availability.ts'
import { callerOf, isWithinLimits, lockLimits } from './call-limits.ts'
import { type CallStateDeps, noteCallState, noteEndedCalls } from './call-state.ts'
import { companyProvider, voiceFor } from './company-provider.ts'
import type { VoiceDeps } from './voice-deps.ts'

const MINUTE_MS = 60_000

/** A call that has been connected. */
export type ConnectedCall = { readonly id: string; readonly conversation_id: string | null }

/**
 * Grants a call: a token that connects once, from the page that asked for it.
 * @throws visitor_blocked (403) if the company has blocked the network.
 */
export async function grantCall(
  deps: VoiceDeps,
  company: Company,
  { pageOrigin, ...visit }: Visit & { readonly pageOrigin: string },
): Promise<ResponseOf<'grantCall'>> {
  await refuseBlockedNetwork(deps.database, company)
  const { settings, found } = await callAvailability(deps, company, visit)
  if (found.reason !== null) return refusal(found.reason, visit.locale)
  const token = await found.provider
    .mint({ voice: voiceFor(found.provider, settings.voice) })
    .catch(error => {
      deps.log.warn(
        { error, companyId: company.id, provider: found.provider.name },
        'no call could be granted',
      )
      return null
    })
  if (token === null) return refusal('off', visit.locale)
  const caller = callerOf(deps.voiceKey, company.id, visit.ip)
  const isWithin = await deps.database.as(JOB_CLAIMS, async query => {
    const now = deps.clock.now()
    await lockLimits(query, caller)
    if (!(await isWithinLimits(query, caller, settings, now))) return false
    await query(
      `insert into app.calls (id, company_id, provider, token_hash, page_origin, network_hash, granted_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [randomUUID(), company.id, settings.provider, hashOf(token), pageOrigin, caller.network, new Date(now)],
    )
    return true
  })
  if (!isWithin) return refusal('limit', visit.locale)
  return {
    token,
    token_ms: VOICE_TOKEN_LIFETIME_MS,
    reason: null,
    note: null,
    env_flags: { hears_speech: found.hearsSpeech },
  }
}

function refusal(reason: VoiceRefusal, locale: Locale): ResponseOf<'grantCall'> {
  const note = CALL_MESSAGES[locale][reason]
  return { token: null, token_ms: 0, reason, note, env_flags: { hears_speech: false } }
}

/**
 * Connects a call by the browser's offer, and returns the answer.
 * @throws calls_busy (503) if all lines are taken; the token is then still good.
 * @throws call_token_invalid (401) if the token is another company's or page's, was used, or is too old.
 * @throws call_failed (502) if the provider does not connect it.
 * @throws visitor_blocked (403) if the company has blocked the network.
 */
export async function connectCall(
  deps: VoiceDeps,
  company: Company,
  { token, sdp, pageOrigin }: { readonly token: string; readonly sdp: string; readonly pageOrigin: string },
): Promise<string> {
  const { database, clock, log } = deps
  await refuseBlockedNetwork(database, company)
  const now = clock.now()
  const granted = [hashOf(token), company.id, pageOrigin, new Date(now - VOICE_TOKEN_LIFETIME_MS)]
  const [grant] = await database.as(JOB_CLAIMS, query =>
    query<{ provider: VoiceChoice }>(`select provider from app.calls where ${IS_GRANTED}`, granted),
  )
  if (!grant) throw new AppError('call_token_invalid')
  const voice = await companyProvider(deps, company.id, grant.provider)
  if (voice === null) throw new AppError('call_failed')
  if (!(await voice.hasRoom())) throw new AppError('calls_busy')
  const settings = await database.as(tenantClaims({ companyId: company.id }), query =>
    readSettings(query, company.id, 'voice'),
  )
  const longestMs = settings.longest_minutes * MINUTE_MS
  const [call] = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `update app.calls set connected_at = $5, ends_at = $6 where ${IS_GRANTED} returning id`,
      [...granted, new Date(now), new Date(now + longestMs)],
    ),
  )
  if (!call) throw new AppError('call_token_invalid')
  try {
    const answer = await voice.connect({
      ...{ callId: call.id, companyId: company.id, token, sdp, longestMs },
      voice: voiceFor(voice, settings.voice),
    })
    await database.as(JOB_CLAIMS, query =>
      query('update app.calls set provider_call_id = $2 where id = $1', [call.id, answer.providerCallId]),
    )
    return answer.sdp
  } catch (error) {
    log.warn({ error, companyId: company.id }, 'a call could not be connected')
    await endCall(deps, call.id)
    throw new AppError('call_failed')
  }
}

/** The condition that a token may still connect, by its hash, company, page, and the instant since which it is new. */
const IS_GRANTED =
  'token_hash = $1 and company_id = $2 and page_origin = $3 and connected_at is null and granted_at > $4'

/** Notes that a call has ended, also on its conversation. */
export async function endCall(deps: CallStateDeps, callId: string): Promise<void> {
  const [ended] = await deps.database.as(JOB_CLAIMS, query =>
    query<{ conversation_id: string | null }>(
      'update app.calls set ended_at = $2 where id = $1 and ended_at is null returning conversation_id',
      [callId, new Date(deps.clock.now())],
    ),
  )
  if (ended?.conversation_id) await noteCallState(deps, ended.conversation_id)
}

/**
 * Returns the call of a token, read with job claims. It may have ended: what was said last arrives afterwards.
 * @throws call_token_invalid (401) if there is none in this company, or it was never connected.
 */
export async function callOfToken(query: Query, companyId: string, token: string): Promise<ConnectedCall> {
  const [call] = await query<ConnectedCall>(
    `select id, conversation_id from app.calls
      where token_hash = $1 and company_id = $2 and connected_at is not null`,
    [hashOf(token), companyId],
  )
  if (!call) throw new AppError('call_token_invalid')
  return call
}

/**
 * Returns how many calls are under way on all nodes: those that the installation's own provider takes, or those of one
 * company's account with a vendor.
 */
export async function callsUnderWay(
  { database, clock }: Pick<VoiceDeps, 'database' | 'clock'>,
  account: { readonly companyId: string; readonly provider: VoiceVendor } | 'server',
): Promise<number> {
  const [provider, companyId] =
    account === 'server' ? ['server', null] : [account.provider, account.companyId]
  const [row] = await database.as(JOB_CLAIMS, query =>
    query<{ count: number }>(
      `select count(*)::int as count from app.calls
        where provider = $1 and company_id = coalesce($2::uuid, company_id)
          and connected_at is not null and ended_at is null and ends_at > $3`,
      [provider, companyId, new Date(clock.now())],
    ),
  )
  return row!.count
}

/**
 * Hangs up calls that last too long, and ends those on conversations whose end was not noted there. Returns false: there
 * are no more.
 */
export async function endOverdueCalls(deps: VoiceDeps): Promise<boolean> {
  const overdue = await deps.database.as(JOB_CLAIMS, query =>
    query<{ company_id: string; provider: VoiceChoice; provider_call_id: string | null }>(
      `update app.calls set ended_at = $1 where ends_at < $1 and ended_at is null
        returning company_id, provider, provider_call_id`,
      [new Date(deps.clock.now())],
    ),
  )
  await noteEndedCalls(deps)
  for (const { company_id, provider, provider_call_id } of overdue) {
    if (provider_call_id === null) continue
    const voice = await companyProvider(deps, company_id, provider)
    await voice?.hangUp(provider_call_id)
  }
  return false
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
