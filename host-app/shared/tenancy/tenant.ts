import { createContext, useContext } from 'react'
import { BRAND } from '#contract/brand.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantInfo } from '#contract/entities/account.ts'
import type { CallApi } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** The host's tenant. Until it is known, and without one, the default tenant with an empty id. */
export type TenantState = { readonly tenant: TenantInfo; readonly isLoading: boolean }

/** The default tenant, with an empty id. */
export const DEFAULT_TENANT: TenantInfo = {
  id: '',
  subdomain: DEFAULT_SUBDOMAIN,
  name: BRAND.name,
  isDefaultTenant: true,
}

/** The context of `useTenant`. */
export const TenantContext = createContext<TenantState | null>(null)

/** Returns the tenant of the page's host (TENANT-04). Works only below `TenantProvider`. */
export function useTenant(): TenantState {
  const state = useContext(TenantContext)
  if (!state) throw new Error('useTenant must be used within a TenantProvider')
  return state
}

/**
 * Loads the tenant of the page's host (TENANT-04). Never rejects: on failure it returns the default tenant,
 * and logs all errors but 401.
 */
export async function loadTenant(callApi: CallApi, log: (text: string) => void): Promise<TenantInfo> {
  try {
    const tenant = await callApi('tenant')
    const isDefaultTenant =
      tenant.isDefaultTenant || !tenant.subdomain || tenant.subdomain === DEFAULT_SUBDOMAIN
    return { ...tenant, subdomain: tenant.subdomain || DEFAULT_SUBDOMAIN, isDefaultTenant }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status !== 401) log(`Failed to fetch tenant info: ${status}`)
    return DEFAULT_TENANT
  }
}
