import { useEffect, useState } from 'react'
import { logError } from '../adapters/browser/log.ts'

/** Who looks at the public pages. */
export type SiteSession =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly email: string; readonly signOut: () => Promise<void> }

/**
 * The session of a signed-in person. Its code comes only where this browser keeps one: everybody else is signed out at
 * once. One that cannot be looked for is none (AUTH-07).
 */
export function useSiteSession(): SiteSession {
  const [session, setSession] = useState<SiteSession>({ status: 'loading' })
  useEffect(() => {
    if (!mayHaveSession(localStorage)) {
      setSession({ status: 'signed-out' })
      return
    }
    let isGone = false
    import('../features/auth/session/site-session.ts')
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

/** Whether a session is kept here: supabase-js writes it under such a key. */
export function mayHaveSession(local: Pick<Storage, 'length' | 'key'>): boolean {
  return Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').some(
    key => key.startsWith('sb-') && key.endsWith('-auth-token'),
  )
}
