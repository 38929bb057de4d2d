/** Test helpers for the company resolution: data with defaults, and the machine on a manual clock. */
import type { UserProfile } from '#contract/entities/account.ts'
import { createManualClock } from '../manual-clock.ts'
import { runMachine } from '../run-machine.ts'
import { companyBefore, companyMachine } from './company-machine.ts'
import type {
  Company,
  CompanyEffect,
  CompanyEvent,
  CompanyFacts,
  CompanyState,
  LoadFailure,
} from './company-state.ts'
import type { EmergencyRecord } from './emergency-record.ts'

/** When the tests start, in ms since the epoch. */
export const START_MS = Date.UTC(2026, 0, 1)
/** Id of the signed-in user. */
export const USER_ID = '10000000-0000-4000-8000-000000000001'
/** The user's company. */
export const ACME: Company = { id: '20000000-0000-4000-8000-000000000002', name: 'Acme', subdomain: 'acme' }

/** The user's profile as a member of Acme. */
export const MEMBER: UserProfile = {
  id: USER_ID,
  company_id: ACME.id,
  company_name: ACME.name,
  company_subdomain: ACME.subdomain,
  full_name: 'Ann Agent',
  role: 'agent',
  is_active: true,
  permissions: ['conversations.reply'],
  is_platform_owner: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

/** Returns a record of this user that was stored a minute ago. */
export function record(change: Partial<EmergencyRecord> = {}): EmergencyRecord {
  return {
    userId: USER_ID,
    companyId: ACME.id,
    companyName: 'Acme',
    subdomain: 'acme',
    role: 'admin',
    isActive: true,
    timestamp: START_MS - 60_000,
    ...change,
  }
}

/** Starts the machine. `takeEffects` returns the effects since its last call. */
export function resolveCompany(change: Partial<CompanyFacts> = {}) {
  const clock = createManualClock(START_MS)
  let effects: CompanyEffect[] = []
  const facts: CompanyFacts = {
    userId: USER_ID,
    impersonated: null,
    record: null,
    subdomain: null,
    reloads: 0,
    ...change,
  }
  const running = runMachine<CompanyState, CompanyEvent, CompanyEffect>({
    machine: companyMachine,
    initial: companyBefore(facts),
    clock,
    changed: () => {},
    perform: effect => void effects.push(effect),
  })
  running.dispatch({ type: 'begun' })
  function takeEffects(): CompanyEffect[] {
    const seen = effects
    effects = []
    return seen
  }
  return {
    takeEffects,
    advance: clock.advance,
    dispatch: running.dispatch,
    phase: () => running.state().phase,
    fail: (failure: LoadFailure = 'internal') => running.dispatch({ type: 'failed', failure }),
    /** Fails all six attempts. */
    giveUp(failure: LoadFailure = 'internal') {
      for (let attempt = 1; attempt <= 6; attempt++) {
        running.dispatch({ type: 'failed', failure })
        if (attempt < 6) clock.advance(500 * attempt)
      }
    },
  }
}
