import { describe, expect, it } from 'vitest'
import { mayOpenAdminOnly } from './use-may-open-admin-only.ts'

describe('[GUARD-05] mayOpenAdminOnly', () => {
  it.each([
    [{ role: 'admin', isActing: false, isPlatformOwner: false }, true],
    [{ role: 'admin', isActing: true, isPlatformOwner: false }, false],
    [{ role: 'agent', isActing: false, isPlatformOwner: false }, false],
    [{ role: undefined, isActing: false, isPlatformOwner: false }, false],
    [{ role: 'Admin', isActing: false, isPlatformOwner: false }, false],
    [{ role: undefined, isActing: true, isPlatformOwner: true }, true],
  ])('%j: %s', (asker, may) => expect(mayOpenAdminOnly(asker)).toBe(may))
})
