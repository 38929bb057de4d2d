import { useEffect, useState } from 'react'
import { logError } from '#host-app/shared/browser/log.ts'

/** The session state on the public pages. */
export type SiteSession =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly email: string; readonly signOut: () => Promise<void> }

/**
 * Returns the signed-in person's session. Its code loads only if this browser stores one; otherwise the
 * state is signed out at once. A session that fails to load counts as none (AUTH-07).
 */
export function useSiteSession(): SiteSession {
  const [session, setSession] = useState<SiteSession>({ status: 'loading' })
  useEffect(() => {
    if (!mayHaveSession(localStorage)) {
      setSession({ status: 'signed-out' })
      return
    }
    let isGone = false
    import('#host-app/shared/auth/session/site-session.ts')
      .then(({ loadSiteSession }) => loadSiteSession())
      .catch(error => {
        logError('The session could not be looked for', error)
        return null
      })
      .then(found => {
        if (!isGone) setSession(found ? { status: 'signed-in', ...found } : { status: 'signed-out' })
      })
    return () => {
      isGone = true
    }
  }, [])
  return session
}

/** Returns whether a session is stored, under a key in the format of supabase-js. */
export function mayHaveSession(local: Pick<Storage, 'length' | 'key'>): boolean {
  return Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').some(
    key => key.startsWith('sb-') && key.endsWith('-auth-token'),
  )
}
