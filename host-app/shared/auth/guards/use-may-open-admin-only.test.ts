import { describe, expect, it } from 'vitest'
import { mayOpenAdminOnly } from './use-may-open-admin-only.ts'

describe('[GUARD-05] mayOpenAdminOnly', () => {
  it.each([
    [{ role: 'admin', isImpersonating: false, isPlatformOwner: false }, true],
    [{ role: 'admin', isImpersonating: true, isPlatformOwner: false }, false],
    [{ role: 'agent', isImpersonating: false, isPlatformOwner: false }, false],
    [{ role: undefined, isImpersonating: false, isPlatformOwner: false }, false],
    [{ role: 'Admin', isImpersonating: false, isPlatformOwner: false }, false],
    [{ role: undefined, isImpersonating: true, isPlatformOwner: true }, true],
  ])('%j: %s', (asker, may) => expect(mayOpenAdminOnly(asker)).toBe(may))
})
