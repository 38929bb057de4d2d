import { describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { tenantHeaderFor } from './tenant-header-for.ts'

describe('[TENANT-01] tenantHeaderFor', () => {
  it.each([
    ['acme.example.com', 'acme'],
    ['ACME.localhost:3000', 'acme'],
    ['app.example.com', 'app'],
    ['App.localhost:3000', 'app'],
    ['apple.example.com', 'apple'],
  ])('%s sends %s', (host, label) => expect(tenantHeaderFor(host)).toBe(label))

  it.each([
    'www.example.com',
    'localhost:3000',
    `${BRAND.slug}.example`,
    '',
    '.example.com',
    '127.0.0.1:3000',
  ])('%j sends none', host => expect(tenantHeaderFor(host)).toBeNull())
})
