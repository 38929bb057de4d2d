/** The state machine that finds the company of a signed-in user (Spec 4.3, 4.5). */
import { TENANT_RELOADS_MAX } from '#contract/constants/identity.ts'
import { PROFILE_ATTEMPTS, PROFILE_RETRY_STEP_MS } from '#contract/constants/tenant.ts'
import type { Machine } from '../run-machine.ts'
import {
  type CompanyEffect,
  type CompanyEvent,
  type CompanyFacts,
  type CompanyPhase,
  type CompanyState,
  type CompanyStep,
  type EndReason,
  isRefusal,
  type LoadFailure,
  type Refusal,
} from './company-state.ts'
import { fallbackRecord, isRecordGood, recordedMembership } from './emergency-record.ts'

/**
 * Duration of each of the last steps, so that the user can read its text and the server is not flooded. In ms.
 */
export const SETUP_STEP_MS = 1_000

/** Returns the initial state, before the event `begun`. */
export function companyBefore(facts: CompanyFacts): CompanyState {
  return { facts, tenantId: null, phase: { kind: 'loading', attempt: 1, at: null } }
}

/**
 * Finds the user's company. Shows a valid stored record at once, and loads the profile with retries. If all fail:
 * on a tenant's host, reloads the page for setup; then makes two last attempts, the second with the backed-up
 * token, and signs out.
 */
export const companyMachine: Machine<CompanyState, CompanyEvent, CompanyEffect> = {
  deadline: { type: 'deadline' },
  nextDeadline: ({ phase }) => (phase.kind === 'ended' ? null : phase.at),
  transition(state, event, at) {
    if (state.phase.kind === 'ended' && event.type !== 'retried') return noEffects(state)
    switch (event.type) {
      case 'begun':
        return begun(state, at)
      case 'retried':
        return enter(state, { kind: 'loading', attempt: 1, at: null }, [LOAD])
      case 'tenant-known':
        return noEffects({ ...state, tenantId: event.id })
      case 'loaded':
        return loaded(state, event, at)
      case 'failed':
        return failed(state, event.failure, at)
      case 'refused':
        return refused(state, event.code)
      case 'renewed':
        return renewed(state)
      case 'backup-restored':
        return state.phase.kind === 'verification' ? { state, effects: [LOAD] } : noEffects(state)
      case 'deadline':
        return deadline(state, at)
    }
  },
}

function begun(state: CompanyState, at: number): CompanyStep {
  const { record, userId, impersonated } = state.facts
  if (impersonated || record === null || !isRecordGood(record, userId, at)) return { state, effects: [LOAD] }
  const phase = {
    kind: 'ready',
    ...recordedMembership(record),
    source: 'record',
    attempt: 1,
    at: null,
  } as const
  return enter(state, phase, [LOAD])
}

function loaded(
  state: CompanyState,
  { member, company, isDevelopmentAccount }: Extract<CompanyEvent, { type: 'loaded' }>,
  at: number,
): CompanyStep {
  const { impersonated, subdomain } = state.facts
  if (!member.is_active) return failed(state, 'inactive', at)
  const isElsewhere = subdomain !== null && company.subdomain !== subdomain
  if (isElsewhere && !impersonated && !isDevelopmentAccount)
    return enter(state, { kind: 'ended', reason: 'other-tenant', subdomain: company.subdomain }, [FORGET])
  const ready = { kind: 'ready', source: 'server', attempt: 0, at: null } as const
  return enter(state, { ...ready, company: impersonated ?? company, member }, [FORGET])
}

function failed(state: CompanyState, failure: LoadFailure, at: number): CompanyStep {
  const { phase } = state
  if (isRefusal(failure)) return refused(state, failure)
  switch (phase.kind) {
    case 'loading':
    case 'ready':
      if (phase.attempt < PROFILE_ATTEMPTS)
        return enter(state, { ...phase, at: at + PROFILE_RETRY_STEP_MS * phase.attempt }, [])
      return givenUp(state, failure, at)
    case 'setup':
      return enter(state, { kind: 'verification', at: at + SETUP_STEP_MS }, [])
    case 'verification':
      return end(state, 'no-company')
    default:
      return noEffects(state)
  }
}

/** Ends at a refusal, but not while a person's own page is open: what is written there must not be lost. */
function refused(state: CompanyState, code: Refusal): CompanyStep {
  const { phase, facts } = state
  if (phase.kind !== 'ready' || facts.impersonated || code === 'company_suspended') return end(state, code)
  if (phase.blocked === code) return noEffects(state)
  const effects = code === 'session_ended' ? ([{ type: 'drop-session' }] as const) : []
  return enter(state, { ...phase, blocked: code }, effects)
}

function renewed(state: CompanyState): CompanyStep {
  if (state.phase.kind !== 'ready') return noEffects(state)
  const { blocked: _, ...phase } = state.phase
  return enter(state, phase, [LOAD])
}

/**
 * Handles the last failed attempt. Does not reload if the server is unreachable, because the page could not load
 * again.
 */
function givenUp(state: CompanyState, failure: LoadFailure, at: number): CompanyStep {
  const { subdomain, reloads, record, userId, impersonated } = state.facts
  if (failure === 'inactive') return end(state, 'inactive')
  if (state.phase.kind === 'ready') return noEffects(state)
  if (failure === 'network') return end(state, 'unreachable')
  const next = at + SETUP_STEP_MS
  if (impersonated || subdomain === null || reloads >= TENANT_RELOADS_MAX)
    return enter(state, { kind: 'setup', at: next }, [])
  const fallback = fallbackRecord({ subdomain, companyId: state.tenantId }, record, { userId, now: at })
  return enter(state, { kind: 'tenant-setup', at: next }, [{ type: 'save-record', record: fallback }])
}

function deadline(state: CompanyState, at: number): CompanyStep {
  const { phase, facts } = state
  if (phase.kind === 'ended' || phase.at === null || at < phase.at) return noEffects(state)
  switch (phase.kind) {
    case 'loading':
    case 'ready':
      return enter(state, { ...phase, attempt: phase.attempt + 1, at: null }, [LOAD])
    case 'tenant-setup':
      return enter(state, { ...phase, at: null }, [
        { type: 'save-reloads', count: facts.reloads + 1 },
        { type: 'reload' },
      ])
    case 'setup':
      return enter(state, { ...phase, at: null }, [LOAD])
    case 'verification':
      return enter(state, { ...phase, at: null }, [{ type: 'restore-backup' }])
  }
}

/** Ends until the event `retried`. Signs out if the session has ended or there is no company. */
function end(state: CompanyState, reason: EndReason): CompanyStep {
  const isOut = reason === 'session_ended' || reason === 'no-company'
  return enter(state, { kind: 'ended', reason }, isOut ? [FORGET, { type: 'sign-out' }] : [])
}

const LOAD = { type: 'load' } as const
const FORGET = { type: 'forget' } as const

function enter(state: CompanyState, phase: CompanyPhase, effects: readonly CompanyEffect[]): CompanyStep {
  return { state: { ...state, phase }, effects }
}

function noEffects(state: CompanyState): CompanyStep {
  return { state, effects: [] }
}
