import { describe, expect, it } from 'vitest'
import { authOptions } from './supabase.ts'

const top = {}

describe('[AUTH-01] authOptions', () => {
  it.each(['?embed=1', '?embed=true&tenant=acme'])(
    'keeps, renews and detects nothing in a frame with %s',
    search => {
      expect(authOptions({ self: {}, top, location: { search } })).toEqual({
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      })
    },
  )

  it.each([
    ['a page of its own', top, '?embed=1'],
    ['a frame without embed', {}, ''],
    ['a frame with embed=0', {}, '?embed=0'],
  ])(
    'keeps and renews the session of %s, and leaves tokens in the address to be judged',
    (_what, self, search) => {
      expect(authOptions({ self, top, location: { search } })).toEqual({
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: false,
      })
    },
  )
})
