import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { createFollower } from './use-session.ts'

function follow() {
  const did: string[] = []
  const backup = {
    keep: (token: string) => void did.push(`kept ${token}`),
    renew: (token: string) => void did.push(`renewed ${token}`),
    take: () => null,
  }
  const follower = createFollower({
    backup: () => backup,
    forgetCaches: () => void did.push('caches gone'),
    activate: () => void did.push('activated'),
  })
  return { did, ...follower }
}

function sessionOf(id: string, refresh_token = 'r1') {
  return { user: { id }, refresh_token } as Session
}

describe('[AUTH-02] createFollower', () => {
  it('activates and clears the caches once for each sign-in', () => {
    const { did, heard } = follow()
    heard('INITIAL_SESSION', null)
    heard('SIGNED_IN', sessionOf('ann'))
    heard('SIGNED_IN', sessionOf('ann'))
    expect(did).toEqual(['caches gone', 'kept r1', 'activated'])
    heard('SIGNED_OUT', null)
    heard('SIGNED_IN', sessionOf('ann'))
    heard('SIGNED_IN', sessionOf('bob'))
    expect(did.filter(step => step === 'activated')).toHaveLength(3)
  })

  it('takes a session that the page began with for no sign-in', () => {
    const { did, found, heard } = follow()
    found(sessionOf('ann'))
    heard('SIGNED_IN', sessionOf('ann'))
    heard('INITIAL_SESSION', sessionOf('ann'))
    expect(did).toEqual([])
    heard('SIGNED_IN', sessionOf('bob'))
    expect(did).toContain('activated')
  })

  it('[TENANT-03] keeps the backup up to date', () => {
    const { did, heard } = follow()
    heard('SIGNED_IN', sessionOf('ann'))
    heard('TOKEN_REFRESHED', sessionOf('ann', 'r2'))
    expect(did.at(-1)).toBe('renewed r2')
  })
})
