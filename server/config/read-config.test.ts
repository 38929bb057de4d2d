import { describe, expect, it } from 'vitest'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { readConfig } from './read-config.ts'

const JWT_SECRET = 's'.repeat(32)
const DATABASE_URL = 'postgres://localhost/db'
const SUPABASE = {
  SUPABASE_URL: 'https://x.supabase.test/',
  SUPABASE_ANON_KEY: 'anon',
  DATABASE_URL,
  JWT_SECRET,
  LAPWING_MODE: 'production',
}
const CHOOSE =
  'Set LAPWING_MODE=production for real use, or LAPWING_MODE=demo for the demo, whose passwords are public.'

describe('readConfig', () => {
  it('needs nothing: an embedded demo on this machine', () => {
    expect(readConfig({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      publicUrl: null,
      dataFolder: '.data',
      logLevel: 'warn',
      database: { kind: 'embedded' },
      busUrl: null,
      jwtSecret: null,
      isDemo: true,
      isSeeded: true,
      hasStory: true,
      convertsDemo: false,
      files: { kind: 'disk' },
      claimsFiles: false,
      model: null,
      searchMemoryBytes: 128 * 1_048_576,
      embeddings: { kind: 'built-in' },
      platformOwnerId: null,
      trustedProxies: [],
      mailIn: null,
      metricsAddress: null,
      isLimited: true,
      isDebugBarOn: false,
      previewGate: { passphrase: 'lapwing', isNamed: true },
      voice: {
        server: { kind: 'local' },
        network: { bindAddress: null, publicAddress: null, ports: null },
        callsAtOnce: 10,
        openAi: { url: 'https://api.openai.com/v1', model: 'gpt-realtime' },
        elevenLabs: { url: 'https://api.elevenlabs.io' },
      },
      smtp: null,
      operator: UNKNOWN_OPERATOR,
    })
  })

  it('takes an address of the metrics that is not the product’s', () => {
    const addressOf = (METRICS_ADDRESS: string) => readConfig({ METRICS_ADDRESS }).metricsAddress
    expect(addressOf('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(addressOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
    for (const wrong of ['9464', '127.0.0.1', 'http://127.0.0.1:9464', ':9464'])
      expect(() => addressOf(wrong), wrong).toThrow('METRICS_ADDRESS')
    expect(() => addressOf('0.0.0.0:3000')).toThrow('METRICS_ADDRESS needs a port of its own')
  })

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', DATABASE_URL: '', MODEL_URL: '' })).toEqual(readConfig({}))
  })

  it('takes the final slash off addresses', () => {
    const variables = {
      LAPWING_MODE: 'demo',
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
    ['embedded', {}, { kind: 'embedded' }],
    [
      'PostgreSQL',
      { DATABASE_URL, JWT_SECRET, LAPWING_MODE: 'production' },
      { kind: 'postgres', url: DATABASE_URL },
    ],
    [
      'Supabase',
      SUPABASE,
      { kind: 'supabase', url: DATABASE_URL, projectUrl: 'https://x.supabase.test', anonKey: 'anon' },
    ],
    [
      'PostgreSQL through a pooler, with limits',
      {
        ...{ DATABASE_URL, JWT_SECRET, LAPWING_MODE: 'production' },
        ...{ DATABASE_DIRECT_URL: 'postgres://direct/db', DATABASE_POOL_SIZE: '20' },
        ...{ DATABASE_STATEMENT_TIMEOUT_MS: '3000', DATABASE_WAIT_TIMEOUT_MS: '2000' },
      },
      {
        ...{ kind: 'postgres', url: DATABASE_URL, directUrl: 'postgres://direct/db', maxConnections: 20 },
        ...{ statementTimeoutMs: 3_000, waitTimeoutMs: 2_000 },
      },
    ],
    [
      'embedded, with a limit',
      { DATABASE_WAIT_TIMEOUT_MS: '2000' },
      { kind: 'embedded', waitTimeoutMs: 2_000 },
    ],
  ])('chooses the database: %s', (_case, variables, database) => {
    expect(readConfig(variables)).toMatchObject({ database })
  })

  it.each([
    ['nothing set', {}, true],
    ['this machine by name', { HOST: 'localhost', PUBLIC_URL: 'http://help.localhost:3000' }, true],
    ['this machine by address', { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['another NODE_ENV', { NODE_ENV: 'test' }, true],
    ['NODE_ENV=production', { NODE_ENV: 'production', JWT_SECRET }, false],
    [
      'NODE_ENV=production for everybody',
      { NODE_ENV: 'production', JWT_SECRET, HOST: '0.0.0.0', PUBLIC_URL: 'https://help.test', DATABASE_URL },
      false,
    ],
    ['LAPWING_MODE=production', { LAPWING_MODE: 'production', JWT_SECRET }, false],
    ['LAPWING_MODE=demo', { LAPWING_MODE: 'demo' }, true],
    ['LAPWING_MODE=demo before NODE_ENV', { LAPWING_MODE: 'demo', NODE_ENV: 'production' }, true],
    [
      'LAPWING_MODE=demo on PostgreSQL',
      { LAPWING_MODE: 'demo', HOST: '0.0.0.0', DATABASE_URL, JWT_SECRET },
      true,
    ],
  ])('is a demo or not by LAPWING_MODE, else by what is set: %s', (_case, variables, isDemo) => {
    expect(readConfig(variables)).toMatchObject({ isDemo, isSeeded: isDemo })
    expect(readConfig({ ...variables, SEED: 'none' })).toMatchObject({ isDemo, isSeeded: false })
  })

  it('gives the demo a past, unless DEMO_STORY is off', () => {
    expect(readConfig({})).toMatchObject({ hasStory: true })
    expect(readConfig({ DEMO_STORY: 'off' })).toMatchObject({ hasStory: false })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, `HOST=0.0.0.0 lets other machines in. ${CHOOSE}`],
    [{ HOST: '::' }, `HOST=:: lets other machines in. ${CHOOSE}`],
    [{ HOST: '127.0.0.1.evil.test' }, `HOST=127.0.0.1.evil.test lets other machines in. ${CHOOSE}`],
    [
      { PUBLIC_URL: 'https://help.test' },
      `PUBLIC_URL=https://help.test is not an address of this machine alone. ${CHOOSE}`,
    ],
    [
      { PUBLIC_URL: 'https://localhost.evil.test' },
      `PUBLIC_URL=https://localhost.evil.test is not an address of this machine alone. ${CHOOSE}`,
    ],
    [{ DATABASE_URL, JWT_SECRET }, `DATABASE_URL is set. ${CHOOSE}`],
    [{ ...SUPABASE, LAPWING_MODE: '' }, `DATABASE_URL is set. ${CHOOSE}`],
    [
      { ...SUPABASE, LAPWING_MODE: 'demo' },
      'The demo does not run on a Supabase project. Set LAPWING_MODE=production, or unset SUPABASE_URL.',
    ],
  ])('refuses to guess whether it is a demo: %o', (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(new Error(sentence))
  })

  it('converts a demo only when it is asked to, and only for production', () => {
    const production = { LAPWING_MODE: 'production', JWT_SECRET }
    expect(readConfig(production).convertsDemo).toBe(false)
    expect(readConfig(production, ['--convert-demo']).convertsDemo).toBe(true)
    expect(() => readConfig({}, ['--convert-demo'])).toThrow(
      new Error(
        '--convert-demo makes a demo ready for production. Set LAPWING_MODE=production together with it.',
      ),
    )
    expect(() => readConfig({}, ['--convert'])).toThrow("Unknown option '--convert'")
  })

  it('says how to make a missing secret', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      new Error(
        'JWT_SECRET is missing. Generate one with the next line, keep it, and set it at every start:\n' +
          `  node -p "crypto.randomBytes(48).toString('base64url')"`,
      ),
    )
  })

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
    ['PostgreSQL without JWT_SECRET', { DATABASE_URL, LAPWING_MODE: 'production' }, 'JWT_SECRET is missing'],
    [
      'a demo on PostgreSQL without JWT_SECRET',
      { DATABASE_URL, LAPWING_MODE: 'demo' },
      'JWT_SECRET is missing',
    ],
    ['a mode that is none', { LAPWING_MODE: 'test' }, 'LAPWING_MODE'],
    ['Supabase without JWT_SECRET', { ...SUPABASE, JWT_SECRET: '' }, 'JWT_SECRET is missing'],
    ['a short JWT_SECRET', { JWT_SECRET: 's'.repeat(31) }, 'JWT_SECRET: must have at least 32 characters'],
    ['Supabase without its key', { ...SUPABASE, SUPABASE_ANON_KEY: undefined }, 'needs SUPABASE_ANON_KEY'],
    ['Supabase without its database', { ...SUPABASE, DATABASE_URL: undefined }, 'DATABASE_URL'],
    [
      'a direct connection to no database',
      { DATABASE_DIRECT_URL: DATABASE_URL },
      'DATABASE_URL is missing: DATABASE_DIRECT_URL',
    ],
    ['a pool without a connection', { DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    ['a time limit that is none', { DATABASE_WAIT_TIMEOUT_MS: '5s' }, 'DATABASE_WAIT_TIMEOUT_MS'],
    ['no memory for the search', { SEARCH_MEMORY_MB: '0' }, 'SEARCH_MEMORY_MB'],
    ['a model without a name', { MODEL_URL: 'http://127.0.0.1/v1' }, 'MODEL_NAME is missing'],
    ['SMTP without a sender', { SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_FROM is missing'],
    ['an SMTP address that is none', { SMTP_URL: 'http://127.0.0.1', MAIL_FROM: 'a@b.test' }, 'SMTP_URL'],
    ['OpenAI’s voice without a key', { VOICE: 'openai' }, 'VOICE_API_KEY is missing'],
    ['ElevenLabs’ voice without a key', { VOICE: 'elevenlabs', VOICE_AGENT_ID: 'agent_1' }, 'VOICE_API_KEY'],
    ['ElevenLabs’ voice without an agent', { VOICE: 'elevenlabs', VOICE_API_KEY: 'k' }, 'VOICE_AGENT_ID'],
    ['ports of calls that are no range', { VOICE_UDP_PORTS: '40000' }, 'VOICE_UDP_PORTS'],
    ['an owner that is no id', { PLATFORM_OWNER_ID: 'me@lapwing.test' }, 'PLATFORM_OWNER_ID'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a port that is no number', { PORT: 'http' }, 'PORT'],
    ['a seed that is none', { SEED: 'all' }, 'SEED'],
    ['a story that is none', { DEMO_STORY: 'short' }, 'DEMO_STORY'],
    ['an address that is none', { PUBLIC_URL: 'help' }, 'PUBLIC_URL'],
  ])('refuses %s and says what is wrong', (_case, variables, text) => {
    expect(() => readConfig(variables)).toThrow(text)
  })

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\nLOG_LEVEL: /)
  })

  it('reads who takes calls, and where', () => {
    const { voice } = readConfig({
      VOICE_UDP_PORTS: '40000-40100',
      VOICE_BIND_ADDRESS: '10.0.0.5',
      VOICE_PUBLIC_ADDRESS: '203.0.113.7',
      VOICE_CALLS: '2',
    })
    expect(voice).toEqual({
      server: { kind: 'local' },
      network: {
        bindAddress: '10.0.0.5',
        publicAddress: '203.0.113.7',
        ports: { first: 40_000, last: 40_100 },
      },
      callsAtOnce: 2,
      openAi: { url: 'https://api.openai.com/v1', model: 'gpt-realtime' },
      elevenLabs: { url: 'https://api.elevenlabs.io' },
    })
    expect(readConfig({ VOICE: 'openai', VOICE_API_KEY: 'sk-1' }).voice?.server).toEqual({
      kind: 'openai',
      apiKey: 'sk-1',
    })
    const eleven = { VOICE: 'elevenlabs', VOICE_API_KEY: 'xi-1', VOICE_AGENT_ID: 'agent_1' }
    expect(readConfig(eleven).voice?.server).toEqual({
      kind: 'elevenlabs',
      apiKey: 'xi-1',
      agentId: 'agent_1',
    })
    expect(readConfig({ VOICE: 'off' }).voice).toBeNull()
  })

  it('takes the address of a vendor for the vendor that takes the calls, and for OpenAI beside local calls', () => {
    const here = 'http://127.0.0.1:9/v1'
    const eleven = { VOICE: 'elevenlabs', VOICE_API_KEY: 'xi-1', VOICE_AGENT_ID: 'agent_1' }
    expect(readConfig({ VOICE_URL: `${here}/` }).voice?.openAi.url).toBe(here)
    expect(readConfig({ ...eleven, VOICE_URL: here }).voice).toMatchObject({
      openAi: { url: 'https://api.openai.com/v1' },
      elevenLabs: { url: here },
    })
  })
})
