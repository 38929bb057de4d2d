import { expect, it } from 'vitest'
import { tenantPage } from './tenant-page.ts'

it.each([
  ['http://localhost:3000', 'acme', 'http://acme.localhost:3000/kb/a'],
  ['http://localhost:3000', 'app', 'http://localhost:3000/kb/a'],
  ['http://acme.localhost:3000', 'acme', 'http://acme.localhost:3000/kb/a'],
  ['https://lapwing.example', 'acme', 'https://acme.lapwing.example/kb/a'],
  ['https://help.acme.example', 'acme', 'https://help.acme.example/kb/a'],
  ['http://127.0.0.1:3000', 'acme', 'http://127.0.0.1:3000/kb/a'],
  ['http://[::1]:3000', 'acme', 'http://[::1]:3000/kb/a'],
])('at %s, %s has its pages', (server, tenant, expected) => {
  expect(tenantPage(server, tenant, '/kb/a')).toBe(expected)
})
