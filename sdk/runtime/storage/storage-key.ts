import { BRAND } from '#contract/brand.ts'

/** Returns the storage key of a visitor's record, for a tenant of a server. */
export function storageKey(baseUrl: string, tenant: string): string {
  return `${BRAND.slug}:${baseUrl}:${tenant}`
}
