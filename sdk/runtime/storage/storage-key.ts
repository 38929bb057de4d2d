import { BRAND } from '#contract/brand.ts'

/** Returns the storage key of a visitor's record, for a tenant of a server. */
export function storageKey(baseUrl: string, tenant: string): string {
  return `${BRAND.slug}:${baseUrl}:${tenant}`
}

/** What the key of a visitor's answers to surveys adds to the key of their record. */
export const ANSWERS_SUFFIX = ':csat'
