import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { Impersonation } from '#core/session/impersonation.ts'
import { fakeStorage } from '../browser/fake-storage.ts'
import { createImpersonationStore } from './impersonation-store.ts'

const START = Date.UTC(2026, 0, 1)
const ACME: Impersonation = {
  id: 'impersonation-1',
  company: { id: 'company-1', name: 'Acme', subdomain: 'acme' },
  staffId: 'staff-1',
  staffName: 'Sam Staff',
  canWrite: true,
  expiresAt: START + 3_600_000,
  accessToken: 'header.body.signature',
}

function openTab(local = fakeStorage({ theme: 'dark' }), session = fakeStorage()) {
  const clock = createManualClock(START)
  const load = (host = 'localhost:3000') => createImpersonationStore({ local, session, host, clock })
  return { local, session, clock, load, impersonationStore: load() }
}

describe('createActing', () => {
  it('[IMP-01] stores flag, company and time for all tabs, and the token in this one alone', () => {
    const { local, session, impersonationStore } = openTab()
    impersonationStore.begin(ACME, 'staff-1')
    expect(local.getItem('impersonating')).toBe('true')
    expect(JSON.parse(local.getItem('impersonated_company') ?? '')).toEqual(ACME.company)
    expect(local.getItem('impersonation_timestamp')).toBe(String(START))
    expect(local.keys().some(key => local.getItem(key)?.includes('signature'))).toBe(false)
    expect(session.keys()).toContain('impersonation_session')
  })

  it('[IMP-02] is there again after a reload, until its time is over', () => {
    const { impersonationStore, load, clock } = openTab()
    impersonationStore.begin(ACME, null)
    clock.advance(3_599_999)
    expect(load().current()).toEqual(ACME)
    clock.advance(1)
    expect(load().current()).toBeNull()
  })

  it('[IMP-02] another tenant’s host clears all of it and nothing else', () => {
    const { impersonationStore, load, local, session } = openTab()
    impersonationStore.begin(ACME, null)
    expect(load('noor.localhost:3000').current()).toBeNull()
    expect([local.keys(), session.keys()]).toEqual([['theme'], []])
  })

  it('[IMP-02] another tab neither acts by the flag nor clears it', () => {
    const { impersonationStore, local, load } = openTab()
    impersonationStore.begin(ACME, null)
    expect(openTab(local).load().current()).toBeNull()
    expect(load().current()).toEqual(ACME)
  })

  it('[IMP-03] knows whose session to come back to; clearing takes all of it away and tells the page', () => {
    const { impersonationStore, local, session } = openTab()
    const heard: unknown[] = []
    const stop = impersonationStore.subscribe(() => heard.push(impersonationStore.current()?.id ?? null))
    expect(impersonationStore.ownUserId()).toBeNull()
    impersonationStore.begin(ACME, 'staff-1')
    expect(impersonationStore.ownUserId()).toBe('staff-1')
    impersonationStore.clear()
    expect([local.keys(), session.keys(), impersonationStore.ownUserId()]).toEqual([['theme'], [], null])
    impersonationStore.begin(ACME, null)
    expect(impersonationStore.ownUserId()).toBeNull()
    stop()
    impersonationStore.clear()
    expect(heard).toEqual(['impersonation-1', null, 'impersonation-1'])
  })
})
