import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const JWT_SECRET = 's'.repeat(32)
const DATABASE_URL = 'postgres://localhost/db'
const SUPABASE = {
  SUPABASE_URL: 'https://x.supabase.test/',
  SUPABASE_ANON_KEY: 'anon',
  DATABASE_URL,
  JWT_SECRET,
}

describe('readConfig', () => {
  it('needs nothing: an embedded demo on this machine', () => {
    expect(readConfig({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      publicUrl: null,
      dataFolder: '.data',
      logLevel: 'warn',
      database: { kind: 'embedded' },
      jwtSecret: null,
      isDemo: true,
      isSeeded: true,
      model: null,
      platformOwnerId: null,
      trustedProxies: [],
      isLimited: true,
      isDebugBarOn: false,
      previewGate: { passphrase: 'lapwing', isNamed: true },
      smtp: null,
    })
  })

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', DATABASE_URL: '', MODEL_URL: '' })).toEqual(readConfig({}))
  })

  it('takes the final slash off addresses', () => {
    const variables = {
      PUBLIC_URL: 'https://help.test/',
      MODEL_URL: 'http://127.0.0.1:8080/v1/',
      MODEL_NAME: 'm',
    }
    expect(readConfig(variables)).toMatchObject({
      publicUrl: 'https://help.test',
      model: { url: 'http://127.0.0.1:8080/v1', name: 'm', apiKey: null },
    })
  })

  it.each([
    ['embedded', {}, { kind: 'embedded' }, true],
    ['embedded without seed', { SEED: 'none' }, { kind: 'embedded' }, true],
    ['embedded in production', { NODE_ENV: 'production', JWT_SECRET }, { kind: 'embedded' }, false],
    ['PostgreSQL', { DATABASE_URL, JWT_SECRET }, { kind: 'postgres', url: DATABASE_URL }, false],
    [
      'Supabase',
      SUPABASE,
      { kind: 'supabase', url: DATABASE_URL, projectUrl: 'https://x.supabase.test', anonKey: 'anon' },
      false,
    ],
  ])(
    'knows the database, and is a demo only embedded and not in production: %s',
    (_case, variables, database, isDemo) => {
      expect(readConfig(variables)).toMatchObject({
        database,
        isDemo,
        isSeeded: isDemo && !('SEED' in variables),
      })
    },
  )

  it.each([
    ['a demo’s own', {}, { passphrase: 'lapwing', isNamed: true }],
    ['none in production', { NODE_ENV: 'production', JWT_SECRET }, null],
    [
      'one that was set',
      { PREVIEW_PASSPHRASE: ' open sesame ' },
      { passphrase: 'open sesame', isNamed: false },
    ],
    [
      'a demo’s own in production',
      { NODE_ENV: 'production', JWT_SECRET, PREVIEW_PASSPHRASE: 'lapwing' },
      { passphrase: 'lapwing', isNamed: false },
    ],
    ['none when it is off', { PREVIEW_PASSPHRASE: 'none' }, null],
    ['none when it is empty', { PREVIEW_PASSPHRASE: '' }, null],
  ])('[GATE-01] knows the passphrase of the preview: %s', (_case, variables, previewGate) => {
    expect(readConfig(variables).previewGate).toEqual(previewGate)
  })

  it.each([
    ['production without JWT_SECRET', { NODE_ENV: 'production' }, 'JWT_SECRET is missing'],
    ['PostgreSQL without JWT_SECRET', { DATABASE_URL }, 'JWT_SECRET is missing'],
    ['Supabase without JWT_SECRET', { ...SUPABASE, JWT_SECRET: '' }, 'JWT_SECRET is missing'],
    ['a short JWT_SECRET', { JWT_SECRET: 's'.repeat(31) }, 'JWT_SECRET: must have at least 32 characters'],
    ['Supabase without its key', { ...SUPABASE, SUPABASE_ANON_KEY: undefined }, 'needs SUPABASE_ANON_KEY'],
    ['Supabase without its database', { ...SUPABASE, DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['a model without a name', { MODEL_URL: 'http://127.0.0.1/v1' }, 'MODEL_NAME is missing'],
    ['SMTP without a sender', { SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_FROM is missing'],
    ['an SMTP address that is none', { SMTP_URL: 'http://127.0.0.1', MAIL_FROM: 'a@b.test' }, 'SMTP_URL'],
    ['an owner that is no id', { PLATFORM_OWNER_ID: 'me@lapwing.test' }, 'PLATFORM_OWNER_ID'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a port that is no number', { PORT: 'http' }, 'PORT'],
    ['a seed that is none', { SEED: 'all' }, 'SEED'],
    ['an address that is none', { PUBLIC_URL: 'help' }, 'PUBLIC_URL'],
  ])('refuses %s and says what is wrong', (_case, variables, text) => {
    expect(() => readConfig(variables)).toThrow(text)
  })

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\nLOG_LEVEL: /)
  })
})
