import type { UserProfile } from '#contract/entities/account.ts'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Step } from '../run-machine.ts'
import type { EmergencyRecord } from './emergency-record.ts'

/** The company whose pages are shown. */
export type Company = ImpersonatedCompany

/** What is known before the first request. It does not change until the page reloads. */
export type CompanyFacts = {
  readonly userId: string
  /** The company that platform staff impersonate; null without impersonation. */
  readonly impersonated: Company | null
  /** The stored record, not validated yet. */
  readonly record: EmergencyRecord | null
  /** The tenant of the host; null in the default context. */
  readonly subdomain: string | null
  /** How often the page has reloaded to set up the workspace. */
  readonly reloads: number
}

/** Why loading the profile or the company failed. `inactive` is a membership that is not active now. */
export type LoadFailure = ErrorCode | 'network' | 'NOT_FOUND' | 'inactive'

const REFUSALS = [
  'company_suspended',
  'session_ended',
  'second_factor_required',
] as const satisfies ErrorCode[]

/** A failure that ends at once, because a retry would get the same answer. */
export type Refusal = (typeof REFUSALS)[number]

/** A refusal after which the person signs in, or enters a code, and goes on where they were. */
export type Renewable = Exclude<Refusal, 'company_suspended'>

/** Whether a failure is final. */
export function isRefusal(failure: string): failure is Refusal {
  return REFUSALS.some(refusal => refusal === failure)
}

/** Why there is no company. */
export type EndReason = Refusal | 'inactive' | 'unreachable' | 'other-tenant' | 'no-company'

/**
 * The progress of the resolution. `attempt` counts the attempts. `at` is the instant of the next step, or null
 * while a request runs.
 * - `loading`: shows only a spinner.
 * - `tenant-setup`: 'Setting up tenant workspace...', then a reload.
 * - `setup`, `verification`: the last two attempts, each with its text.
 * - `ready`: found in `source`. If that is a record, the server is still asked in the background.
 */
export type CompanyPhase =
  | { readonly kind: 'loading'; readonly attempt: number; readonly at: number | null }
  | { readonly kind: 'tenant-setup'; readonly at: number | null }
  | { readonly kind: 'setup' | 'verification'; readonly at: number | null }
  | {
      readonly kind: 'ready'
      readonly company: Company
      readonly member: UserProfile
      readonly source: 'server' | 'record'
      /** What the person has to renew before the server answers again; their page stays as it is meanwhile. */
      readonly blocked?: Renewable
      readonly attempt: number
      readonly at: number | null
    }
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly subdomain?: string }

/** The state of the company resolution. */
export type CompanyState = {
  readonly facts: CompanyFacts
  /** The id of the host's tenant, once it is known. */
  readonly tenantId: string | null
  readonly phase: CompanyPhase
}

/** An event of the company resolution. */
export type CompanyEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'tenant-known'; readonly id: string }
  | {
      readonly type: 'loaded'
      readonly member: UserProfile
      readonly company: Company
      /**
       * Whether it is the account of a development host, which belongs to the default tenant on every host
       * (TENANT-08).
       */
      readonly isDevelopmentAccount: boolean
    }
  | { readonly type: 'failed'; readonly failure: LoadFailure }
  /** A call of the page failed with a final error. */
  | { readonly type: 'refused'; readonly code: Refusal }
  /** The person has renewed what a refusal asked for. */
  | { readonly type: 'renewed' }
  | { readonly type: 'backup-restored' }
  | { readonly type: 'retried' }
  | { readonly type: 'deadline' }

/** A side effect that the company resolution requests. */
export type CompanyEffect =
  /** Loads the profile, then the company. Answers with `loaded` or `failed`. */
  | { readonly type: 'load' }
  /** Restores the backed-up token if it is recent enough. Always answers with `backup-restored`. */
  | { readonly type: 'restore-backup' }
  | { readonly type: 'save-record'; readonly record: EmergencyRecord }
  | { readonly type: 'save-reloads'; readonly count: number }
  | { readonly type: 'reload' }
  /** Deletes the record and the count of reloads. */
  | { readonly type: 'forget' }
  /** Forgets the ended session's tokens, and nothing else. */
  | { readonly type: 'drop-session' }
  /** Ends the impersonation if there is one, else the session. */
  | { readonly type: 'sign-out' }

/** The state and the effects after a transition of the company resolution. */
export type CompanyStep = Step<CompanyState, CompanyEffect>
