import { describe, expect, it } from 'vitest'
import { forgetTenantCookie, keepTenantCookie } from './tenant-cookie.ts'

function pageAt(href: string) {
  return { location: new URL(href), document: { cookie: 'untouched' } }
}

describe('[TENANT-02] the tenant cookie', () => {
  it.each([
    ['https://acme.example.com/', 'tenant_subdomain=acme; path=/; SameSite=Lax; Secure'],
    ['http://acme.localhost:3000/', 'tenant_subdomain=acme; path=/; SameSite=Lax'],
    ['https://app.example.com/', 'untouched'],
    ['http://localhost:3000/', 'untouched'],
  ])('at %s: %s', (href, cookie) => {
    const page = pageAt(href)
    keepTenantCookie(page)
    expect(page.document.cookie).toBe(cookie)
  })

  it('[AUTH-03] goes with the same attributes', () => {
    const page = pageAt('https://acme.example.com/')
    forgetTenantCookie(page)
    expect(page.document.cookie).toBe('tenant_subdomain=; max-age=0; path=/; SameSite=Lax; Secure')
  })
})
