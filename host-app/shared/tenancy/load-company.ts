import type { SupabaseClient } from '@supabase/supabase-js'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { Company, LoadFailure } from '#core/session/company-state.ts'
import type { CallApi } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** A profile without an id counts as missing (Spec 5). */
class ProfileMissing extends Error {
  readonly code = 'NOT_FOUND'

  constructor() {
    super('User profile not found')
    this.name = 'ProfileMissing'
  }
}

/**
 * Loads the principal's profile. Rejects with `ApiError`, or with code NOT_FOUND for a profile without an
 * id.
 */
export async function loadProfile(callApi: CallApi): Promise<UserProfile> {
  const profile = await callApi('userProfile')
  if (!profile.id) throw new ProfileMissing()
  return profile
}

/**
 * Loads a member's company: the impersonated one, the default tenant's on a development host (TENANT-08),
 * else the profile's own. Rejects if it can't be read.
 */
export async function loadCompany(
  client: () => Promise<Pick<SupabaseClient, 'from'>>,
  member: UserProfile,
  given: { readonly impersonated: Company | null; readonly isDevelopmentAccount: boolean },
): Promise<Company> {
  const { company_id, company_name, company_subdomain } = member
  if (given.impersonated) return given.impersonated
  // A deactivated member can't read the company's row.
  if (!member.is_active) return { id: company_id, name: company_name, subdomain: company_subdomain }
  const companies = (await client()).from('companies').select('id, name, subdomain, created_at, updated_at')
  const one = given.isDevelopmentAccount
    ? companies.eq('subdomain', DEFAULT_SUBDOMAIN)
    : companies.eq('id', company_id)
  const { data } = await one.single().throwOnError()
  return { id: data.id, name: data.name, subdomain: data.subdomain }
}

/** Maps an error to the company resolution's kind of failure. */
export function loadFailure(error: unknown): LoadFailure {
  if (error instanceof ProfileMissing) return error.code
  return error instanceof ApiError ? error.code : 'internal'
}
