import type { Session } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Impersonation } from '#core/session/impersonation.ts'
import { callApi } from '../api/call-api.ts'
import { isFramed } from '../browser/is-framed.ts'
import { useImpersonation } from '../impersonation/impersonation-context.ts'
import { supabase } from '../session/supabase.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { AuthContext, type AuthState } from './auth-context.ts'
import { createAuthActions } from './calls/auth-actions.ts'
import { ContinueAs } from './session/continue-as.tsx'
import { endOwnSession } from './session/end-own-session.ts'
import { unsentWarning } from './session/local-keys.ts'
import { useSession } from './session/use-session.ts'

const SignOutDialog = lazyPart(async () => (await import('./session/renew-session.tsx')).SignOutDialog)

/** A sign-out that waits for an answer. */
type Leaving = { readonly scope: 'local' | 'global'; readonly warning: string }

/**
 * Provides the authentication state: the session of the signed-in person, followed across tabs and renewals,
 * or the impersonation.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, question } = useSession()
  const { current, isLoading } = useImpersonation()
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const personId = current?.staffId ?? session?.user.id ?? null

  const actions = useMemo(
    () =>
      createAuthActions({
        client: supabase,
        callApi,
        async end(scope) {
          // A frame must not use the stored session: it belongs to the user outside of the frame.
          if (isFramed(window)) return void (await (await supabase()).auth.signOut({ scope }))
          const warning = unsentWarning(localStorage, personId)
          if (warning !== null) setLeaving({ scope, warning })
          else await endOwnSession(scope, () => queryClient.clear())
        },
      }),
    [queryClient, personId],
  )
  const state = useMemo(
    () => authStateOf({ session, impersonation: current, isLoading }),
    [session, current, isLoading],
  )
  const auth = useMemo(() => ({ ...actions, state }), [actions, state])
  const userId = session?.user.id
  const [lastUserId, setLastUserId] = useState(userId)
  if (userId !== undefined && userId !== lastUserId) {
    // Before anybody else sees the answers of whose session ended by itself.
    if (lastUserId !== undefined) queryClient.clear()
    setLastUserId(userId)
  }
  return (
    <AuthContext value={auth}>
      {question ? <ContinueAs {...question} /> : children}
      {leaving && (
        <Suspense fallback={null}>
          <SignOutDialog
            warning={leaving.warning}
            onSignOut={() => {
              setLeaving(null)
              void endOwnSession(leaving.scope, () => queryClient.clear())
            }}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      )}
    </AuthContext>
  )
}

type Known = {
  /** Undefined while it is loading. */
  readonly session: Session | null | undefined
  readonly impersonation: Impersonation | null
  /** Whether an impersonation may still be starting. */
  readonly isLoading: boolean
}

/**
 * Returns the authentication state. An impersonation by link alone has no session; another user's session is
 * then ignored.
 */
export function authStateOf({ session, impersonation, isLoading }: Known): AuthState {
  if (session === undefined || isLoading) return { status: 'loading' }
  if (impersonation && session?.user.id !== impersonation.staffId)
    return { status: 'signed-in', user: { id: impersonation.staffId, user_metadata: {} } }
  return session ? { status: 'signed-in', user: session.user } : { status: 'signed-out' }
}
