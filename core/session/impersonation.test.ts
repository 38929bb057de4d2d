import { describe, expect, it } from 'vitest'
import { type Impersonation, isShownAt, restoreImpersonation } from './impersonation.ts'

const NOW = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000
const acting: Impersonation = {
  id: 'impersonation-1',
  company: { id: 'company-1', name: 'Acme', subdomain: 'acme' },
  staffId: 'staff-1',
  staffName: 'Sam Staff',
  canWrite: false,
  expiresAt: NOW + HOUR_MS,
  accessToken: 'a.b.c',
}
const stored = { impersonating: 'true', timestamp: String(NOW), session: JSON.stringify(acting) }
const page = { host: 'acme.example.com', now: NOW }

describe('[IMP-02] restoreImpersonation', () => {
  it('goes on at the company’s own host and at those of no tenant', () => {
    for (const host of ['acme.example.com:8080', 'app.example.com', 'www.example.com', 'localhost:3000'])
      expect(restoreImpersonation(stored, { ...page, host })).toEqual({
        kind: 'acting',
        impersonation: acting,
      })
  })

  it('is cleared at the host of another tenant', () => {
    expect(restoreImpersonation(stored, { ...page, host: 'noor.example.com' })).toEqual({ kind: 'over' })
  })

  it.each([
    [HOUR_MS - 1, 'acting'],
    [HOUR_MS, 'over'],
  ])('%i ms after it began: %s', (age, kind) => {
    expect(restoreImpersonation(stored, { ...page, now: NOW + age }).kind).toBe(kind)
  })

  it('is cleared when another tab has stopped it', () => {
    expect(restoreImpersonation({ ...stored, impersonating: null }, page).kind).toBe('over')
  })

  it.each([
    '',
    '{}',
    '[]',
    '{"id":1}',
    JSON.stringify({ ...acting, company: {} }),
    JSON.stringify({ ...acting, expiresAt: null }),
  ])('is cleared when the tab’s record is %j', session =>
    expect(restoreImpersonation({ ...stored, session }, page).kind).toBe('over'),
  )

  it.each([
    [HOUR_MS - 1, 'none'],
    [HOUR_MS, 'over'],
  ])('without a token a flag makes nobody anybody; another tab’s, set %i ms ago: %s', (age, kind) => {
    const flag = { ...stored, session: null }
    expect(restoreImpersonation(flag, { ...page, now: NOW + age }).kind).toBe(kind)
  })

  it('clears a flag without a time, and has nothing to do where nothing is stored', () => {
    expect(restoreImpersonation({ ...stored, session: null, timestamp: null }, page).kind).toBe('over')
    const nothing = { impersonating: null, timestamp: null, session: null }
    expect(restoreImpersonation(nothing, page).kind).toBe('none')
  })
})

describe('[IMP-02] isShownAt', () => {
  it.each([
    ['acme.example.com', true],
    ['noor.example.com', false],
    ['localhost', true],
  ])('%s: %s', (host, shown) => expect(isShownAt(host, acting.company)).toBe(shown))
})
