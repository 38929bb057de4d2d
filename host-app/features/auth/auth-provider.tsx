import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { callApi } from '../../adapters/call-api.ts'
import { isFramed } from '../../adapters/is-framed.ts'
import { supabase } from '../../adapters/supabase.ts'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { createAuthActions } from './auth-actions.ts'
import { AuthContext } from './auth-context.ts'
import { authStateOf } from './auth-state-of.ts'
import { ContinueAs } from './continue-as.tsx'
import { endOwnSession } from './end-own-session.ts'
import { useSession } from './use-session.ts'

/** Holds who is here: the session of the signed-in person, followed across tabs and renewals, or whoever acts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, question } = useSession()
  const { current, isLoading } = useImpersonation()
  const queryClient = useQueryClient()

  const actions = useMemo(
    () =>
      createAuthActions({
        client: supabase,
        callApi,
        async end(scope) {
          // What is stored here is not a frame's: it belongs to whoever is signed in outside of it.
          if (isFramed(window)) return void (await (await supabase()).auth.signOut({ scope }))
          await endOwnSession(scope, () => queryClient.clear())
        },
      }),
    [queryClient],
  )
  const state = useMemo(
    () => authStateOf({ session, impersonation: current, isLoading }),
    [session, current, isLoading],
  )
  const auth = useMemo(() => ({ ...actions, state }), [actions, state])
  return <AuthContext value={auth}>{question ? <ContinueAs {...question} /> : children}</AuthContext>
}
