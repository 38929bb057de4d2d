import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { judgeLinkTokens, type LinkClaims } from '#core/session/judge-link-tokens.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import type { TokenBackup } from '#host-app/shared/session/backup-token.ts'
import type { LinkSecrets } from '#host-app/shared/session/link-secrets.ts'

type Deps = {
  readonly auth: SupabaseClient['auth']
  readonly secrets: Pick<LinkSecrets, 'accessToken' | 'refreshToken'>
  /** Whether this browser created the state that came with the tokens. */
  readonly isOwnState: boolean
  readonly decode: (token: string) => LinkClaims | null
  /** Asks the user 'Continue as `name`?'. */
  readonly ask: (name: string) => Promise<boolean>
  readonly backup: TokenBackup
  readonly local: Storage
  readonly location: Pick<Location, 'host' | 'pathname'>
  readonly now: number
  readonly log: (text: string, cause?: unknown) => void
}

/** The return page of a sign-in on another page. */
const AUTH_SESSION_PATH = '/auth/session'

/**
 * Prepares the page's session before the authentication state is known: uses the address's tokens (IMP-04),
 * or restores the backup of a recent sign-in (TENANT-03). Never rejects; a failure means no session.
 */
export async function beginSession(deps: Deps): Promise<void> {
  try {
    if (!(await takeLinkTokens(deps))) await restoreBackup(deps)
  } catch (error) {
    deps.log('The session could not be restored', error)
  }
}

/** Returns whether the address contained tokens, accepted or not. */
async function takeLinkTokens(deps: Deps): Promise<boolean> {
  const { accessToken, refreshToken } = deps.secrets
  if (accessToken === null || refreshToken === null) return false
  const verdict = judgeLinkTokens(deps.decode(accessToken), deps)
  if (verdict.kind === 'refuse') deps.log('The tokens of the address are not good for a session')
  const isAccepted = verdict.kind === 'accept' || (verdict.kind === 'ask' && (await deps.ask(verdict.name)))
  if (!isAccepted) return true
  throwError(await deps.auth.setSession({ access_token: accessToken, refresh_token: refreshToken }))
  // Renews them at once, so that the tokens in the address become invalid.
  throwError(await deps.auth.refreshSession())
  if (deps.location.pathname === AUTH_SESSION_PATH) deps.local.setItem(STORAGE_KEYS.fromAuthSession, 'true')
  return true
}

async function restoreBackup({ auth, backup, local, location }: Deps): Promise<void> {
  if (tenantOfHost(location.host) === null || local.getItem(STORAGE_KEYS.fromAuthSession) === null) return
  local.removeItem(STORAGE_KEYS.fromAuthSession)
  await restoreFrom(backup, auth)
}

/** Restores the session from its backup token, unless there is a session: the backup may then be used up. */
export async function restoreFrom(
  backup: TokenBackup,
  auth: SupabaseClient['auth'],
): Promise<Session | null> {
  const { data } = await auth.getSession()
  if (data.session) return data.session
  const token = backup.take()
  if (token === null) return null
  return (await auth.refreshSession({ refresh_token: token })).data.session
}

function throwError({ error }: { readonly error: Error | null }): void {
  if (error) throw error
}
