import { describe, expect, it } from 'vitest'
import { tenantAddress } from './tenant-address.ts'

describe('tenantAddress', () => {
  it.each([
    ['http://acme.localhost:3000', 'noor', 'http://noor.localhost:3000'],
    ['http://acme.localhost:3000', 'app', 'http://localhost:3000'],
    ['http://localhost:3000', 'acme', 'http://acme.localhost:3000'],
    ['https://app.example.com', 'acme', 'https://acme.app.example.com'],
    ['https://acme.app.example.com', 'app', 'https://app.example.com'],
  ])('from %s to %s: %s', (from, subdomain, to) => {
    expect(tenantAddress(new URL(from), subdomain)).toBe(to)
  })
})
