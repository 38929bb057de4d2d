import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose/jwt/decode'
import { useEffect, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { logError } from '#host-app/shared/browser/log.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { type TokenBackup, tokenBackup } from '#host-app/shared/session/backup-token.ts'
import { isOwnLinkState, takeLinkSecrets } from '#host-app/shared/session/link-secrets.ts'
import { supabase } from '#host-app/shared/session/supabase.ts'
import { beginSession } from './begin-session.ts'
import type { ContinueQuestion } from './continue-as.tsx'
import { forgetKeys, isKnowledgeCacheKey } from './local-keys.ts'

const TRY_AGAIN_AFTER_MS = 5_000

/** Each runs once per page, even if React mounts its components again. */
let recovering: Promise<void> | null = null
let beginning: Promise<void> | null = null

/** Returns the page's session; undefined while it loads. `question` must be answered by the user first. */
export function useSession(): {
  readonly session: Session | null | undefined
  readonly question: ContinueQuestion | null
} {
  const [session, setSession] = useState<Session | null>()
  const [question, setQuestion] = useState<ContinueQuestion | null>(null)

  useEffect(() => {
    let stop = () => {}
    let stopped = false
    let hasBegun = false
    let latest: Session | null | undefined
    let timer: unknown

    async function follow(): Promise<void> {
      const { auth } = await supabase()
      recovering ??= recover(auth).catch(error => {
        recovering = null
        throw error
      })
      await recovering
      if (stopped) return
      const { data } = auth.onAuthStateChange((event, to) => {
        follower.heard(event, to)
        latest = to
        if (hasBegun) setSession(to)
      })
      stop = () => data.subscription.unsubscribe()
      beginning ??= begin(auth, name => new Promise(resolve => setQuestion({ name, answer: resolve })))
      await beginning
      hasBegun = true
      setQuestion(null)
      if (latest !== undefined && !stopped) setSession(latest)
    }

    /**
     * Starts following the session. If that fails, there is no session (AUTH-07) until a later attempt
     * succeeds.
     */
    function tryToFollow(): void {
      follow().catch(error => {
        logError('The session could not be looked for', error)
        if (stopped) return
        setSession(null)
        timer = systemClock.setTimeout(tryToFollow, TRY_AGAIN_AFTER_MS)
      })
    }

    tryToFollow()
    return () => {
      stopped = true
      systemClock.clearTimeout(timer)
      stop()
    }
  }, [])

  return { session, question }
}

/** Not awaited: the client waits for its listeners, so awaiting would deadlock. */
const follower = createFollower({
  backup: tokenBackup,
  forgetCaches: () =>
    forgetKeys(localStorage, key => isKnowledgeCacheKey(key) || key === STORAGE_KEYS.signedOut),
  activate: () => void callApi('activateSelf').catch(() => {}),
})

async function recover(auth: SupabaseClient['auth']): Promise<void> {
  const { data } = await auth.getSession()
  follower.found(data.session)
}

async function begin(auth: SupabaseClient['auth'], ask: (name: string) => Promise<boolean>): Promise<void> {
  const secrets = takeLinkSecrets()
  await beginSession({
    auth,
    secrets,
    isOwnState: isOwnLinkState(secrets.state, sessionStorage),
    decode,
    ask,
    backup: tokenBackup(),
    local: localStorage,
    location: window.location,
    now: systemClock.now(),
    log: logError,
  })
}

function decode(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

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
