import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '#contract/constants/locales.ts'
import { VOICE_CALL_MAX_MS, VOICE_TOKEN_LIFETIME_MS } from '#contract/constants/voice.ts'
import { ERRORS } from '#contract/errors.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Query } from '#server/ports/database.ts'
import { type Company, JOB_CLAIMS } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { callAvailability } from './call-vars.ts'
import type { VoiceDeps } from './voice-deps.ts'

/** Why there is no call now, for the visitor. */
const NOTES = {
  off: 'Calls are not available here.',
  language: 'Calls are not available in this language.',
  busy: ERRORS.calls_busy.text,
} as const

/** A call that has been connected. */
export type ConnectedCall = { readonly id: string; readonly conversation_id: string | null }

/** Grants a call: a token that connects once, from the page that asked for it. */
export async function grantCall(
  deps: VoiceDeps,
  company: Company,
  { locale, pageOrigin }: { readonly locale: Locale; readonly pageOrigin: string },
): Promise<ResponseOf<'grantCall'>> {
  const found = await callAvailability(deps, company, locale)
  const token =
    found.reason === null
      ? await found.provider.mint().catch(error => {
          deps.log.warn({ error, companyId: company.id }, 'no call could be granted')
          return null
        })
      : null
  if (found.reason !== null || token === null) {
    const reason = found.reason ?? 'busy'
    return { token: null, token_ms: 0, reason, note: NOTES[reason], env_flags: { hears_speech: false } }
  }
  await deps.database.as(JOB_CLAIMS, query =>
    query(
      `insert into app.calls (id, company_id, token_hash, page_origin, granted_at) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), company.id, hashOf(token), pageOrigin, new Date(deps.clock.now())],
    ),
  )
  return {
    token,
    token_ms: VOICE_TOKEN_LIFETIME_MS,
    reason: null,
    note: null,
    env_flags: { hears_speech: found.hearsSpeech },
  }
}

/**
 * Connects a call by the browser's offer, and returns the answer.
 * @throws calls_busy (503) if all lines are taken; the token is then still good.
 * @throws call_token_invalid (401) if the token is another company's or page's, was used, or is too old.
 * @throws call_failed (502) if the provider does not connect it.
 */
export async function connectCall(
  { database, clock, voice, log }: VoiceDeps,
  company: Company,
  { token, sdp, pageOrigin }: { readonly token: string; readonly sdp: string; readonly pageOrigin: string },
): Promise<string> {
  if (voice === null) throw new AppError('call_token_invalid')
  if (!(await voice.hasRoom())) throw new AppError('calls_busy')
  const now = clock.now()
  const [call] = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `update app.calls set connected_at = $4
        where token_hash = $1 and company_id = $2 and page_origin = $3 and connected_at is null and granted_at > $5
        returning id`,
      [hashOf(token), company.id, pageOrigin, new Date(now), new Date(now - VOICE_TOKEN_LIFETIME_MS)],
    ),
  )
  if (!call) throw new AppError('call_token_invalid')
  try {
    const answer = await voice.connect({ callId: call.id, companyId: company.id, token, sdp })
    await database.as(JOB_CLAIMS, query =>
      query('update app.calls set provider_call_id = $2 where id = $1', [call.id, answer.providerCallId]),
    )
    return answer.sdp
  } catch (error) {
    log.warn({ error, companyId: company.id }, 'a call could not be connected')
    await endCall({ database, clock }, call.id)
    throw new AppError('call_failed')
  }
}

/** Notes that a call has ended. */
export async function endCall(
  { database, clock }: Pick<VoiceDeps, 'database' | 'clock'>,
  callId: string,
): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query('update app.calls set ended_at = $2 where id = $1 and ended_at is null', [
      callId,
      new Date(clock.now()),
    ]),
  )
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

/** Returns how many calls are under way on all nodes. */
export async function callsUnderWay({
  database,
  clock,
}: Pick<VoiceDeps, 'database' | 'clock'>): Promise<number> {
  const since = new Date(clock.now() - VOICE_CALL_MAX_MS)
  const [row] = await database.as(JOB_CLAIMS, query =>
    query<{ count: number }>(
      'select count(*)::int as count from app.calls where connected_at > $1 and ended_at is null',
      [since],
    ),
  )
  return row!.count
}

/** Hangs up calls that last too long. Returns false: there are no more. */
export async function endOverdueCalls({ database, clock, voice }: VoiceDeps): Promise<boolean> {
  const now = clock.now()
  const overdue = await database.as(JOB_CLAIMS, query =>
    query<{ provider_call_id: string | null }>(
      `update app.calls set ended_at = $1 where connected_at < $2 and ended_at is null returning provider_call_id`,
      [new Date(now), new Date(now - VOICE_CALL_MAX_MS)],
    ),
  )
  for (const { provider_call_id } of overdue) if (provider_call_id) await voice?.hangUp(provider_call_id)
  return false
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
