import type { BrowserContext } from '@playwright/test'
import { beginSession } from '#tests/support/staff-member.ts'

/** Somebody of a company's staff, on the server at `port`. */
export type StaffMember = { readonly port: number; readonly email: string; readonly tenant: string }

/**
 * Gives a browser that has nothing stored yet a session of its own, as the login page would leave it there. Two pages
 * less are loaded than by logging in; journeys about logging in do that instead.
 */
export async function signInContext(
  context: BrowserContext,
  { port, email, tenant }: StaffMember,
): Promise<void> {
  const session = await beginSession(`http://localhost:${port}`, email)
  // supabase-js names what it keeps by the first label of its host.
  const localStorage = [{ name: `sb-${tenant}-auth-token`, value: JSON.stringify(session) }]
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: `http://${tenant}.localhost:${port}`, localStorage }],
  })
}
