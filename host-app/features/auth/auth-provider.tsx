import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { callApi } from '../../adapters/call-api.ts'
import { supabase } from '../../adapters/supabase.ts'
import { AuthContext, type AuthState } from './auth-context.ts'
import { forgetKeys, isKnowledgeCacheKey, isSessionKey } from './local-keys.ts'
import { signInText } from './sign-in-text.ts'

/** Holds the session of the signed-in person and follows it across tabs and renewals. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' })
  const queryClient = useQueryClient()

  useEffect(() => {
    let stop = () => {}
    let stopped = false
    supabase().then(
      client => {
        if (stopped) return
        const { data } = client.auth.onAuthStateChange((_event, session) =>
          setState(session ? { status: 'signed-in', user: session.user } : { status: 'signed-out' }),
        )
        stop = () => data.subscription.unsubscribe()
      },
      () => setState({ status: 'signed-out' }),
    )
    return () => {
      stopped = true
      stop()
    }
  }, [])

  const auth = useMemo(
    () => ({
      state,
      async signIn(email: string, password: string) {
        const client = await supabase()
        const { data, error } = await client.auth.signInWithPassword({ email, password })
        if (error) throw new Error(signInText(error))
        if (!data.session) throw new Error('Failed to get user session after sign in')
        forgetKeys(localStorage, isKnowledgeCacheKey)
        await callApi('activateSelf').catch(() => {})
      },
      async signOut() {
        const client = await supabase()
        await client.auth.signOut().catch(() => {})
        forgetKeys(localStorage, key => isSessionKey(key) || isKnowledgeCacheKey(key))
        queryClient.clear()
        setState({ status: 'signed-out' })
      },
    }),
    [state, queryClient],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
