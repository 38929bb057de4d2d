import { IMPERSONATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { tenantOfHost } from '../tenant-of-host.ts'
import { parseObject } from './parse-object.ts'

/** Platform staff at work for a company, in this tab. `expiresAt` is milliseconds since the epoch. */
export type Impersonation = {
  readonly id: string
  readonly company: ImpersonatedCompany
  readonly staffId: string
  readonly staffName: string
  readonly canWrite: boolean
  readonly expiresAt: number
  /** The impersonation's own token; without it nobody acts for anybody, whatever else is stored. */
  readonly accessToken: string
}

/** The stored texts by their keys: `impersonating` and `impersonation_timestamp` are all tabs', `session` this tab's. */
export type StoredImpersonation = {
  readonly impersonating: string | null
  readonly timestamp: string | null
  readonly session: string | null
}

/** `over`: what is stored is to be cleared. `none`: nothing is, or it is another tab's. */
export type RestoredImpersonation =
  | { readonly kind: 'none' }
  | { readonly kind: 'over' }
  | { readonly kind: 'acting'; readonly impersonation: Impersonation }

/**
 * What a page that loads at `host` makes of the stored record (IMP-02): it goes on, unless its time is over, another tab
 * has stopped it, or the host is another tenant's. `now` is milliseconds since the epoch.
 */
export function restoreImpersonation(
  stored: StoredImpersonation,
  { host, now }: { readonly host: string; readonly now: number },
): RestoredImpersonation {
  if (stored.session === null) {
    const isRecent = now - Number(stored.timestamp ?? Number.NaN) < IMPERSONATION_LIFETIME_MS
    return { kind: stored.impersonating === null || isRecent ? 'none' : 'over' }
  }
  const impersonation = readImpersonation(stored.session)
  const isOn = stored.impersonating === 'true' && impersonation !== null
  if (!isOn || now >= impersonation.expiresAt || !isShownAt(host, impersonation.company))
    return { kind: 'over' }
  return { kind: 'acting', impersonation }
}

/** Whether a company's pages may be shown at `host`: at its own, and at those of no tenant. */
export function isShownAt(host: string, { subdomain }: Pick<ImpersonatedCompany, 'subdomain'>): boolean {
  const tenant = tenantOfHost(host)
  return tenant === null || tenant === subdomain
}

function readImpersonation(text: string): Impersonation | null {
  const { company, ...stored } = parseObject(text) ?? {}
  const isCompany = hasTexts(company, ['id', 'name', 'subdomain'])
  const isWhole =
    hasTexts(stored, ['id', 'staffId', 'staffName', 'accessToken']) &&
    typeof stored['canWrite'] === 'boolean' &&
    typeof stored['expiresAt'] === 'number'
  return isCompany && isWhole ? ({ ...stored, company } as Impersonation) : null
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return names.every(name => typeof (value as Record<string, unknown>)[name] === 'string')
}
