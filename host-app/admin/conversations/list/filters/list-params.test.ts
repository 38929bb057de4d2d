import { describe, expect, it } from 'vitest'
import { isSameList, readListed, writeListed } from './list-params.ts'

const TEAM = 'e0a00000-0000-4000-8000-000000000001'

describe('the list in the address', () => {
  it.each([
    ['', { filter: { state: 'open' }, sort: 'turn' }],
    ['sort=newest', { filter: { state: 'open' }, sort: 'newest' }],
    ['state=unassigned', { filter: { state: 'unassigned' }, sort: 'turn' }],
    ['state=mine', { filter: { state: 'mine' }, sort: 'newest' }],
    ['state=waiting', { filter: { state: 'waiting' }, sort: 'waiting-longest' }],
    ['state=waiting&sort=newest', { filter: { state: 'waiting' }, sort: 'newest' }],
    ['state=live-calls', { filter: { state: 'live-calls' }, sort: 'newest' }],
    ['state=waiting&call=live', { filter: { state: 'waiting', call: 'live' }, sort: 'waiting-longest' }],
    [
      `state=all&assignee=none&team=${TEAM}&label=VIP+1&priority=high&q=caf%C3%A9&sort=oldest`,
      {
        filter: { state: 'all', assignee: 'none', team: TEAM, label: 'VIP 1', priority: 'high', q: 'café' },
        sort: 'oldest',
      },
    ],
  ])('reads %j and writes it again', (address, listed) => {
    expect(readListed(new URLSearchParams(address))).toEqual(listed)
    expect(writeListed(readListed(new URLSearchParams(address))).toString()).toBe(address)
  })

  it('leaves out what says nothing sensible', () => {
    const address = 'state=lost&assignee=me&priority=very&call=long&sort=loud&other=1&label='
    expect(readListed(new URLSearchParams(address))).toEqual(readListed(new URLSearchParams()))
  })

  it('tells whether two show the same', () => {
    const urgent = readListed(new URLSearchParams('priority=urgent'))
    expect(isSameList(urgent, { filter: { priority: 'urgent', state: 'open' }, sort: 'turn' })).toBe(true)
    expect(isSameList(urgent, { ...urgent, sort: 'oldest' })).toBe(false)
  })
})
