import { describe, expect, it } from 'vitest'
import { requestHeaders } from './request-headers.ts'

const ACME = { id: 'company-1', name: 'Acme', subdomain: 'acme' }

function headersAt(href: string, change: Partial<Parameters<typeof requestHeaders>[0]> = {}) {
  return requestHeaders({ location: new URL(href), company: null, isImpersonating: false, ...change })
}

describe('[TENANT-07] requestHeaders', () => {
  it('names the tenant of the host, and nothing where there is none', () => {
    expect(headersAt('https://acme.example.com/admin')).toEqual({ 'x-tenant-subdomain': 'acme' })
    expect(headersAt('https://app.example.com/admin')).toEqual({ 'x-tenant-subdomain': 'app' })
    expect(headersAt('http://localhost:3000/admin')).toEqual({})
  })

  it('names the company once the server has', () => {
    expect(headersAt('http://localhost:3000/admin', { company: ACME })).toEqual({
      'x-company-slug': 'acme',
      'x-company-id': 'company-1',
    })
  })

  it('[IMP-05] says that somebody acts for the company', () => {
    expect(headersAt('http://localhost:3000/admin', { company: ACME, isImpersonating: true })).toHaveProperty(
      'x-impersonating',
      'true',
    )
  })

  it('names widget and page around it on embedded pages alone', () => {
    const query = '?embed=1&embed_origin=https%3A%2F%2Fshop.example'
    expect(headersAt(`http://localhost:3000/widget/w-1${query}`)).toEqual({
      'x-widget': 'w-1',
      'x-embed-origin': 'https://shop.example',
    })
    expect(headersAt(`http://localhost:3000/admin${query}`)).toEqual({})
  })

  it.each(['', 'shop.example', 'https://shop.example/path', 'javascript:alert(1)'])(
    'does not pass on %j as an origin',
    origin => {
      const headers = headersAt(`http://localhost/widget/chat?embed_origin=${encodeURIComponent(origin)}`)
      expect(headers).toEqual({ 'x-widget': 'chat' })
    },
  )
})
