import { BRAND } from '#contract/brand.ts'
import type { DemoTenant } from '#contract/constants/demo.ts'

/**
 * Removes what the chat on a company's shop has stored in this browser, so that the next visitor is a new
 * one.
 */
export function forgetVisitor(storage: Storage, tenant: DemoTenant): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys)
    if (key.startsWith(`${BRAND.slug}:`) && key.endsWith(`:${tenant}`)) storage.removeItem(key)
}
