import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import type { Impersonation } from '#core/session/impersonation.ts'
import { authStateOf } from './auth-provider.tsx'

const user = { id: 'user-1', email: 'ann@acme.test', user_metadata: { role: 'admin' } }
const session = { user } as unknown as Session
const impersonation = { staffId: 'staff-1' } as Impersonation
const nobody = { session: null, impersonation: null, isLoading: false }

describe('[AUTH-01] authStateOf', () => {
  it('is loading until session and impersonation are known', () => {
    expect(authStateOf({ ...nobody, session: undefined }).status).toBe('loading')
    expect(authStateOf({ ...nobody, session, isLoading: true }).status).toBe('loading')
  })

  it('is then signed in or signed out', () => {
    expect(authStateOf(nobody)).toEqual({ status: 'signed-out' })
    expect(authStateOf({ ...nobody, session })).toEqual({ status: 'signed-in', user })
  })

  it('takes whoever acts for who is here', () => {
    const staff = { status: 'signed-in', user: { id: 'staff-1', user_metadata: {} } }
    expect(authStateOf({ ...nobody, impersonation })).toEqual(staff)
    expect(authStateOf({ ...nobody, session, impersonation })).toEqual(staff)
    const own = { ...impersonation, staffId: user.id }
    expect(authStateOf({ ...nobody, session, impersonation: own })).toEqual({ status: 'signed-in', user })
  })
})
