import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { TokenBackup } from '#host-app/adapters/session/backup-token.ts'

type Deps = {
  readonly backup: () => TokenBackup
  /** Deletes cached knowledge-base lists and searches of the previous user, and the note of a sign-out. */
  readonly forgetCaches: () => void
  /** Accepts the person's invitation, if there is one; failures are ignored. */
  readonly activate: () => void
}

/** Creates the handler of sign-ins (AUTH-02) and token renewals. */
export function createFollower({ backup, forgetCaches, activate }: Deps) {
  let signedInId: string | null = null
  return {
    /** Takes the page's initial session. The client reports a sign-in for it, too. */
    found(session: Session | null): void {
      signedInId = session?.user.id ?? null
    },
    /** Handles a client's event. The client reports a sign-in whenever the tab becomes visible. */
    heard(event: AuthChangeEvent, session: Session | null): void {
      if (event === 'SIGNED_OUT') signedInId = null
      if (session === null) return
      if (event === 'TOKEN_REFRESHED') backup().renew(session.refresh_token)
      if (event !== 'SIGNED_IN' || session.user.id === signedInId) return
      signedInId = session.user.id
      forgetCaches()
      backup().keep(session.refresh_token)
      activate()
    },
  }
}
