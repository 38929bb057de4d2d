import { describe, expect, it } from 'vitest'
import { fakeStorage } from './fake-storage.ts'
import { isOwnLinkState, makeLinkState } from './link-state.ts'

describe('[IMP-04] isOwnLinkState', () => {
  it('knows the state that this browser made, once', () => {
    const session = fakeStorage()
    const state = makeLinkState(session, () => 'state-1')
    expect([isOwnLinkState(state, session), isOwnLinkState(state, session)]).toEqual([true, false])
  })

  it.each([null, '', 'state-2'])('does not know %j', state => {
    const session = fakeStorage()
    makeLinkState(session, () => 'state-1')
    expect(isOwnLinkState(state, session)).toBe(false)
    expect(isOwnLinkState(state, fakeStorage())).toBe(false)
  })
})
