import { BRAND } from '#contract/brand.ts'

/** Under which the browser's storage has what it remembers of a tenant at one server. */
export function storageKey(baseUrl: string, tenant: string): string {
  return `${BRAND.slug}:${baseUrl}:${tenant}`
}
