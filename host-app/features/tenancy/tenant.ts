import { createContext, useContext } from 'react'
import { BRAND } from '#contract/brand.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantInfo } from '#contract/entities/account.ts'
import type { CallApi } from '../../adapters/api/api.ts'
import { ApiError } from '../../adapters/api/api-error.ts'

/** The tenant of the host; until it is known, and where nothing is known, the default one with an empty id. */
export type TenantState = { readonly tenant: TenantInfo; readonly isLoading: boolean }

export const DEFAULT_TENANT: TenantInfo = {
  id: '',
  subdomain: DEFAULT_SUBDOMAIN,
  name: BRAND.name,
  isDefaultTenant: true,
}

export const TenantContext = createContext<TenantState | null>(null)

/** Whose pages these are (TENANT-04); only below `TenantProvider`. */
export function useTenant(): TenantState {
  const state = useContext(TenantContext)
  if (!state) throw new Error('useTenant must be used within a TenantProvider')
  return state
}

/**
 * Whose pages these are (TENANT-04). Never rejects: a failure keeps the default tenant, and all but a 401 are logged.
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
