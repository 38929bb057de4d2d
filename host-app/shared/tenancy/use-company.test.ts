import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../browser/fake-storage.ts'
import { createCompanyStorage } from './use-company.ts'

const record = {
  userId: 'user-1',
  companyId: 'company-1',
  companyName: 'Acme',
  subdomain: 'acme',
  role: 'admin',
  isActive: true,
  timestamp: 1,
} as const

describe('createCompanyStorage', () => {
  it('[TENANT-05] keeps the record over reloads, by its name in the specification', () => {
    const local = fakeStorage()
    createCompanyStorage(local).saveRecord(record)
    expect(local.keys()).toEqual(['emergency_company_data'])
    expect(createCompanyStorage(local).record()).toEqual(record)
  })

  it.each([
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...record, timestamp: '1' }),
    JSON.stringify({ ...record, userId: 7 }),
  ])('[TENANT-05] takes %j for no record', text =>
    expect(createCompanyStorage(fakeStorage({ emergency_company_data: text })).record()).toBeNull(),
  )

  it('[TENANT-05] gives no other role than a fallback’s, whatever was written into it', () => {
    const text = JSON.stringify({ ...record, role: 'staff', isActive: false })
    const stored = createCompanyStorage(fakeStorage({ emergency_company_data: text })).record()
    expect(stored).toMatchObject({ role: 'admin', isActive: true })
  })

  it('[GUARD-04] counts reloads over reloads, and forgets them with the record', () => {
    const local = fakeStorage({ theme: 'dark' })
    expect(createCompanyStorage(local).reloads()).toBe(0)
    createCompanyStorage(local).saveReloads(2)
    createCompanyStorage(local).saveRecord(record)
    expect(createCompanyStorage(local).reloads()).toBe(2)
    createCompanyStorage(local).forget()
    expect(local.keys()).toEqual(['theme'])
  })

  it.each(['', 'x', '-1', '1.5', 'Infinity'])('[GUARD-04] takes %j for no reload', text => {
    expect(createCompanyStorage(fakeStorage({ tenant_reload_attempts: text })).reloads()).toBe(0)
  })
})
