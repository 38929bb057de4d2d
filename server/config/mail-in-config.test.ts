import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const mailIn = (variables: Record<string, string>) => readConfig(variables).mailIn
const DOMAIN = { MAIL_IN_DOMAIN: 'In.Example.com' }

describe('the door for mail', () => {
  it('is closed without a port', () => {
    expect(mailIn(DOMAIN)).toBeNull()
  })

  it('listens where the server does, or where the variable says', () => {
    const open = { domain: 'in.example.com', certificate: null }
    expect(mailIn({ ...DOMAIN, MAIL_IN_PORT: '25' })).toEqual({ ...open, host: '127.0.0.1', port: 25 })
    expect(mailIn({ ...DOMAIN, MAIL_IN_PORT: '0.0.0.0:2525' })).toEqual({
      ...open,
      host: '0.0.0.0',
      port: 2_525,
    })
    expect(mailIn({ ...DOMAIN, MAIL_IN_PORT: '[::]:25' })).toEqual({ ...open, host: '::', port: 25 })
  })

  it('offers STARTTLS with a certificate', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lapwing-cert-'))
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    writeFileSync(cert, 'a certificate')
    writeFileSync(key, 'a key')
    expect(mailIn({ ...DOMAIN, MAIL_IN_PORT: '25', MAIL_IN_CERT: cert, MAIL_IN_KEY: key })).toMatchObject({
      certificate: { cert: 'a certificate', key: 'a key' },
    })
  })

  it.each([
    [{ MAIL_IN_PORT: '25' }, 'MAIL_IN_DOMAIN is missing'],
    [{ ...DOMAIN, MAIL_IN_PORT: 'smtp' }, 'MAIL_IN_PORT'],
    [{ ...DOMAIN, MAIL_IN_PORT: '70000' }, 'no port above 65535'],
    [{ MAIL_IN_DOMAIN: 'localhost', MAIL_IN_PORT: '25' }, 'MAIL_IN_DOMAIN'],
    [{ ...DOMAIN, MAIL_IN_PORT: '25', MAIL_IN_CERT: 'cert.pem' }, 'MAIL_IN_CERT and MAIL_IN_KEY together'],
    [
      { ...DOMAIN, MAIL_IN_PORT: '25', MAIL_IN_CERT: '/none', MAIL_IN_KEY: '/none' },
      '/none cannot be read (ENOENT)',
    ],
  ])('refuses %j: %s', (variables, reason) => {
    expect(() => mailIn(variables as Record<string, string>)).toThrow(reason)
  })
})
