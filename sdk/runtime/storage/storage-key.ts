import { BRAND } from '#contract/brand.ts'

/** Returns the storage key of a visitor's record, for a tenant of a server. */
export function storageKey(baseUrl: string, tenant: string): string {
  return `${BRAND.slug}:${baseUrl}:${tenant}`
}

/** Returns the storage key of a visitor's answers to surveys, for a tenant of a server. */
export function answersKey(baseUrl: string, tenant: string): string {
  return `${storageKey(baseUrl, tenant)}:csat`
}
