import type { BrowserContext } from '@playwright/test'
import { beginSession } from '#tests/support/staff-member.ts'

/** A member of a company's staff, on the server at `port`. */
export type StaffMember = { readonly port: number; readonly email: string; readonly tenant: string }

/**
 * Gives a new browser context a session, as the login page would store it. It saves two page loads; tests of
 * the login don't use it.
 */
export async function signInContext(
  context: BrowserContext,
  { port, email, tenant }: StaffMember,
): Promise<void> {
  const session = await beginSession(`http://localhost:${port}`, email)
  // supabase-js names its storage key after the first label of its host.
  const localStorage = [{ name: `sb-${tenant}-auth-token`, value: JSON.stringify(session) }]
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: `http://${tenant}.localhost:${port}`, localStorage }],
  })
}
