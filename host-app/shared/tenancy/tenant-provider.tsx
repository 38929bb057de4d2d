import { type ReactNode, useEffect, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { logError } from '../browser/log.ts'
import { keepTenantCookie } from '../session/tenant-cookie.ts'
import { DEFAULT_TENANT, loadTenant, TenantContext, type TenantState } from './tenant.ts'

/** Provides the tenant of the page's host, loaded once per page. */
export function TenantProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<TenantState>({ tenant: DEFAULT_TENANT, isLoading: true })
  useEffect(() => {
    keepTenantCookie()
    loadTenant(callApi, logError).then(tenant => setState({ tenant, isLoading: false }))
  }, [])
  return <TenantContext value={state}>{children}</TenantContext>
}
