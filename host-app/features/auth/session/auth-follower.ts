import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { TokenBackup } from '#host-app/adapters/session/backup-token.ts'

type Deps = {
  readonly backup: () => TokenBackup
  /** Lists and searches of the knowledge base, kept for whoever was here before. */
  readonly forgetCaches: () => void
  /** Accepts the person's invitation, if there is one; whatever comes of it. */
  readonly activate: () => void
}

/** Does what follows a sign-in (AUTH-02) and a renewal. */
export function createFollower({ backup, forgetCaches, activate }: Deps) {
  let signedInId: string | null = null
  return {
    /** The session that the page began with. The client says of it, too, that somebody has signed in. */
    found(session: Session | null): void {
      signedInId = session?.user.id ?? null
    },
    /** An event of the client's. It says that somebody has signed in whenever a tab comes to the front. */
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
