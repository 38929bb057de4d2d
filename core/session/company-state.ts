import type { UserProfile } from '#contract/entities/account.ts'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Step } from '../run-machine.ts'
import type { EmergencyRecord } from './emergency-record.ts'

/** The company under whose name the pages are shown. */
export type Company = ImpersonatedCompany

/** What is known before anything is asked; it does not change while the page stays. */
export type CompanyFacts = {
  readonly userId: string
  /** The company that platform staff act for. */
  readonly impersonated: Company | null
  /** As stored, not yet judged. */
  readonly record: EmergencyRecord | null
  /** The tenant of the host; null in the default context. */
  readonly subdomain: string | null
  /** How often the page has been reloaded to set the workspace up. */
  readonly reloads: number
}

/** Why a profile or a company could not be had; `inactive` is a membership that does not count now. */
export type LoadFailure = ErrorCode | 'network' | 'NOT_FOUND' | 'inactive'

const REFUSALS = [
  'company_suspended',
  'session_ended',
  'second_factor_required',
] as const satisfies ErrorCode[]

/** What ends everything at once: trying again would get the same answer. */
export type Refusal = (typeof REFUSALS)[number]

export function isRefusal(failure: string): failure is Refusal {
  return REFUSALS.some(refusal => refusal === failure)
}

/** Why there is no company. */
export type EndReason = Refusal | 'inactive' | 'unreachable' | 'other-tenant' | 'no-company'

/**
 * How far it is. `attempt` counts what was tried; `at` is the instant of the next step, null while an answer is awaited.
 * - `loading`: nothing to show but a spinner.
 * - `tenant-setup`: 'Setting up tenant workspace...', then a reload.
 * - `setup`, `verification`: the last two tries, each with its text.
 * - `ready`: by `source`; what came from a record is asked for behind it.
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
      readonly attempt: number
      readonly at: number | null
    }
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly subdomain?: string }

export type CompanyState = {
  readonly facts: CompanyFacts
  /** The id of the host's tenant, once it is known. */
  readonly tenantId: string | null
  readonly phase: CompanyPhase
}

export type CompanyEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'tenant-known'; readonly id: string }
  | {
      readonly type: 'loaded'
      readonly member: UserProfile
      readonly company: Company
      /** The account of a development host, which belongs to the default tenant wherever it is (TENANT-08). */
      readonly isDevelopmentAccount: boolean
    }
  | { readonly type: 'failed'; readonly failure: LoadFailure }
  /** Any call of the page was refused for good. */
  | { readonly type: 'refused'; readonly code: Refusal }
  | { readonly type: 'backup-restored' }
  | { readonly type: 'retried' }
  | { readonly type: 'deadline' }

export type CompanyEffect =
  /** Load the profile, and then the company. Answers loaded or failed. */
  | { readonly type: 'load' }
  /** Give the session the backed-up token if it is young enough. Answers backup-restored, whether or not. */
  | { readonly type: 'restore-backup' }
  | { readonly type: 'save-record'; readonly record: EmergencyRecord }
  | { readonly type: 'save-reloads'; readonly count: number }
  | { readonly type: 'reload' }
  /** The record and the count of reloads are no longer needed. */
  | { readonly type: 'forget' }
  /** End what the page acts by: the impersonation where there is one, else the session. */
  | { readonly type: 'sign-out' }

/** What a transition of the company resolution comes to. */
export type CompanyStep = Step<CompanyState, CompanyEffect>
