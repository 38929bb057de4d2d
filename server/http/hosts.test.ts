import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createHosts } from './hosts.ts'

const { isKnown, originOf } = createHosts(() => 'https://help.example:8443')

describe('createHosts', () => {
  it.each([
    'help.example',
    'HELP.example',
    'help.example:8443',
    'acme.help.example',
    'a.b.help.example',
    'localhost',
    'localhost:3000',
    'acme.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::1]',
  ])('knows %s', host => expect(isKnown(host)).toBe(true))

  it.each([
    '',
    'evil.test',
    'help.example.evil.test',
    'nothelp.example',
    'localhost.evil.test',
    'evil.test/.help.example',
    'evil.test#.help.example',
    'user@help.example',
    'evil.test@x.help.example',
    '127.0.0.2',
    'a b.help.example',
    'acme.localhost.',
    'example',
  ])('does not know %j', host => expect(isKnown(host)).toBe(false))

  it('builds the origin from the public scheme and the host of the request', async () => {
    const app = new Hono().get('/', c => c.text(originOf(c)))
    const ask = async (headers: Record<string, string>) => (await app.request('/', { headers })).text()
    expect(await ask({ host: 'acme.help.example:8443' })).toBe('https://acme.help.example:8443')
    expect(await ask({})).toBe('https://help.example:8443')
  })
})
