import { createContext, useContext } from 'react'
import { BRAND } from '#contract/brand.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantInfo } from '#contract/entities/account.ts'

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
