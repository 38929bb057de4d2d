import { describe, expect, it } from 'vitest'
import { adminPath } from './admin-path.ts'

describe('adminPath', () => {
  it.each([
    ['/admin/conversations/7', '/admin/conversations/7?impersonating=1'],
    ['/admin', '/admin?impersonating=1'],
    ['/login', '/admin/dashboard?impersonating=1'],
    ['/administrators', '/admin/dashboard?impersonating=1'],
  ])('[IMP-01] starting at %s leads to %s', (from, to) => expect(adminPath(from, true)).toBe(to))

  it.each([
    ['/admin/conversations/7', '/admin/conversations/7'],
    ['/', '/admin/dashboard'],
  ])('[IMP-03] stopping at %s leads to %s', (from, to) => expect(adminPath(from, false)).toBe(to))
})
