import { describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { tenantOfHost } from './tenant-of-host.ts'

describe('[TENANT-01] tenantOfHost', () => {
  it.each([
    ['acme.example.com', 'acme'],
    ['ACME.Example.com', 'acme'],
    ['acme.localhost:3000', 'acme'],
    ['acme.localhost', 'acme'],
    ['noor.eu.example.com', 'noor'],
  ])('%s names %s', (host, tenant) => expect(tenantOfHost(host)).toBe(tenant))

  it.each([
    'app.example.com',
    'APP.example.com:8080',
    'www.example.com',
    'localhost',
    'localhost:3000',
    'localhost.test',
    `${BRAND.slug}.example`,
    'acme',
    '',
    '.example.com',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]',
    '[::1]:3000',
  ])('%j is the default context', host => expect(tenantOfHost(host)).toBeNull())
})
