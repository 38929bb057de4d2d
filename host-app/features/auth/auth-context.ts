import type { User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

/** Who is here. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User }

export type Auth = {
  readonly state: AuthState
  /** Rejects with an error whose message can be shown. */
  readonly signIn: (email: string, password: string) => Promise<void>
  readonly signOut: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

/** The session and what can be done with it; only below `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
