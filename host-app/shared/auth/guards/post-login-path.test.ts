import { describe, expect, it } from 'vitest'
import { postLoginPath } from './post-login-path.tsx'

const ORIGIN = 'https://app.example.com'

describe('[GUARD-02] postLoginPath', () => {
  it.each(['/admin/conversations/7?tab=mine#end', '/admin'])('follows %s', path => {
    expect(postLoginPath(path, ORIGIN)).toBe(path)
  })

  it.each([
    null,
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login',
  ])('goes to the dashboard instead of %j', stored => {
    expect(postLoginPath(stored, ORIGIN)).toBe('/admin/dashboard')
  })
})
