import { EMERGENCY_ID_LENGTH, EMERGENCY_RECORD_VALID_MS } from '#contract/constants/identity.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { parseObject } from './parse-object.ts'

/**
 * The company that a page shows while the server does not answer (Spec 3). It only selects screens: anybody with
 * access to the browser could have written it, and the server authorizes every call by the membership.
 * `timestamp` is in ms since the epoch.
 */
export type EmergencyRecord = {
  readonly userId: string
  /** Empty if unknown. */
  readonly companyId: string
  readonly companyName: string
  readonly subdomain: string
  readonly role: 'admin'
  readonly isActive: true
  readonly timestamp: number
}

/** Parses a stored record. Null if it is invalid. */
export function readEmergencyRecord(text: string | null): EmergencyRecord | null {
  const stored = parseObject(text) ?? {}
  const isWhole = ['userId', 'companyId', 'companyName', 'subdomain'].every(
    name => typeof stored[name] === 'string',
  )
  if (!isWhole || typeof stored['timestamp'] !== 'number') return null
  return { ...stored, role: 'admin', isActive: true } as EmergencyRecord
}

/**
 * Whether a record is valid: belongs to this user, is less than one hour old, and has an id of 36 characters.
 */
export function isRecordGood(record: EmergencyRecord | null, userId: string, now: number): boolean {
  if (record === null || record.userId !== userId) return false
  const age = now - record.timestamp
  return age >= 0 && age < EMERGENCY_RECORD_VALID_MS && record.companyId.length === EMERGENCY_ID_LENGTH
}

/**
 * Returns the record for a tenant's host, named after its first label (TENANT-05). Its company id is the host's,
 * or else that of the earlier record if it is complete.
 */
export function fallbackRecord(
  host: { readonly subdomain: string; readonly companyId: string | null },
  earlier: EmergencyRecord | null,
  { userId, now }: { readonly userId: string; readonly now: number },
): EmergencyRecord {
  const stored =
    earlier?.userId === userId && earlier.companyId.length === EMERGENCY_ID_LENGTH ? earlier.companyId : ''
  return {
    userId,
    companyId: host.companyId ?? stored,
    companyName: host.subdomain.charAt(0).toUpperCase() + host.subdomain.slice(1),
    subdomain: host.subdomain,
    role: 'admin',
    isActive: true,
    timestamp: now,
  }
}

/**
 * Returns the company and the member that a record describes. The member has no permissions until the server
 * answers.
 */
export function recordedMembership(record: EmergencyRecord): {
  readonly company: ImpersonatedCompany
  readonly member: UserProfile
} {
  const { userId, companyId, companyName, subdomain, role } = record
  const since = new Date(record.timestamp).toISOString()
  return {
    company: { id: companyId, name: companyName, subdomain },
    member: {
      id: userId,
      company_id: companyId,
      company_name: companyName,
      company_subdomain: subdomain,
      full_name: 'Admin',
      role,
      is_active: true,
      permissions: [],
      is_platform_owner: false,
      created_at: since,
      updated_at: since,
    },
  }
}
