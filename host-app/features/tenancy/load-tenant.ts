import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantInfo } from '#contract/entities/account.ts'
import type { CallApi } from '../../adapters/api/api.ts'
import { ApiError } from '../../adapters/api/api-error.ts'
import { DEFAULT_TENANT } from './use-tenant.ts'

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
