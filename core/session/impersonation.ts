import { IMPERSONATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { tenantOfHost } from '../tenant-of-host.ts'
import { parseObject } from './parse-object.ts'

/** An impersonation of a company by platform staff, in this tab. `expiresAt` is in ms since the epoch. */
export type Impersonation = {
  readonly id: string
  readonly company: ImpersonatedCompany
  readonly staffId: string
  readonly staffName: string
  readonly canWrite: boolean
  readonly expiresAt: number
  /** The impersonation's own token. Without it, no call is authorized, whatever else is stored. */
  readonly accessToken: string
}

/**
 * The stored texts. All tabs share `impersonating` and `impersonation_timestamp`; `session` belongs to this tab.
 */
export type StoredImpersonation = {
  readonly impersonating: string | null
  readonly timestamp: string | null
  readonly session: string | null
}

/** `over`: the stored texts must be cleared. `none`: nothing is stored, or it belongs to another tab. */
export type RestoredImpersonation =
  | { readonly kind: 'none' }
  | { readonly kind: 'over' }
  | { readonly kind: 'acting'; readonly impersonation: Impersonation }

/**
 * Restores the stored impersonation when a page loads (IMP-02). It continues unless it has expired, another tab
 * has stopped it, or the host belongs to another tenant.
 * @param now in ms since the epoch
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

/** Whether `host` may show a company's pages: the company's own host, or a host without a tenant. */
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
