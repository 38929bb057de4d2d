/** `npm run check-supabase` against a fake of a project's doors, and a real PostgreSQL. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { checkSupabase } from '#server/commands/check-supabase/check-supabase.ts'
import { readConfig } from '#server/config/read-config.ts'
import type { Database } from '#server/ports/database.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const SECRET = 'the JWT secret of the project, long enough'
const SITE = 'https://app.example.com'
const ANON = await keyOf('anon')

/** What the fake project answers. */
const asItShouldBe = () => ({
  secret: SECRET,
  settings: { disable_signup: false, mailer_autoconfirm: false, external: { email: true } } as unknown,
  signingKeys: [] as unknown[],
  siteUrl: SITE,
  /** Host suffixes that links may lead to. */
  redirectHosts: ['app.example.com'],
  hasRealtime: true,
})
let project = asItShouldBe()

/** A fake of the parts that the checks ask; Supabase's auth service judges redirects as here (`GET /verify`). */
const server = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://project.test')
  const reply = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (request.method !== 'GET' || request.headers['apikey'] === undefined) return reply(401, {})
  if (url.pathname === '/auth/v1/settings') return reply(project.settings ? 200 : 404, project.settings ?? {})
  if (url.pathname === '/auth/v1/.well-known/jwks.json') return reply(200, { keys: project.signingKeys })
  if (url.pathname === '/auth/v1/verify') {
    const target = new URL(url.searchParams.get('redirect_to')!)
    const mayLead = project.redirectHosts.some(host => `.${target.hostname}`.endsWith(host))
    return reply(303, {}, { location: `${mayLead ? target : project.siteUrl}#error_code=otp_expired` })
  }
  const token = request.headers['authorization']?.replace('Bearer ', '') ?? ''
  const { kind } = await createTokens(project.secret, systemClock).verify(token)
  return kind === 'valid' ? reply(200, []) : reply(401, { code: 'PGRST301' })
})
const sockets = new WebSocketServer({ noServer: true })
server.on('upgrade', (request, socket, head) => {
  if (project.hasRealtime) sockets.handleUpgrade(request, socket, head, () => {})
  else socket.destroy()
})

describe('check-supabase', () => {
  let database: Database
  let projectUrl: string

  const config = (variables: Record<string, string> = {}) =>
    readConfig({
      LAPWING_MODE: 'production',
      SUPABASE_URL: projectUrl,
      SUPABASE_ANON_KEY: ANON,
      DATABASE_URL: 'postgresql://postgres:a-password@db.example.com:5432/postgres',
      JWT_SECRET: SECRET,
      PUBLIC_URL: SITE,
      ...variables,
    })
  const check = (variables?: Record<string, string>, on = database) =>
    checkSupabase(config(variables), { database: on, clock: systemClock })
  /** Returns the sentences of what is to be done. */
  const todosOf = async (variables?: Record<string, string>, on?: Database) => {
    const { lines, isReady } = await check(variables, on)
    const todos = lines.filter(line => line.startsWith('todo')).map(line => line.replace(/^todo +/, ''))
    expect(isReady).toBe(todos.length === 0)
    return todos
  }
  /** Returns the same after a change of the database, which is then undone. */
  async function todosAfter(change: string, undo: string) {
    await database.asOwner(query => query(change))
    return todosOf().finally(() => database.script(undo))
  }

  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    projectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    database = await openTestDatabase('postgres', { isSuperuser: true })
  })
  beforeEach(() => {
    project = asItShouldBe()
  })
  afterAll(async () => {
    await database.close()
    sockets.close()
    server.close()
  })

  it('finds nothing to do in a project that is ready, and names every check', async () => {
    const { lines, isReady } = await check()
    expect(isReady).toBe(true)
    expect(lines).toEqual([
      `ok    The project answers at ${projectUrl}.`,
      'ok    SUPABASE_ANON_KEY has the role anon, and JWT_SECRET signed it.',
      'ok    The project accepts the tokens that the server signs for visitors.',
      'ok    The project signs sessions with the JWT secret.',
      'ok    People can sign up by email.',
      'ok    A new address has to be confirmed.',
      'ok    The site URL is https://app.example.com.',
      'ok    Links in emails may lead to https://app.example.com/**.',
      'ok    Links in emails may lead to https://*.app.example.com/**.',
      'ok    Realtime accepts a socket.',
      expect.stringMatching(/^ok {4}The database is PostgreSQL \d\d\.$/),
      expect.stringMatching(/^ok {4}The role \w+ may do what the server does\.$/),
      expect.stringMatching(/^ok {4}All \d\d migrations are applied\.$/),
      'ok    Row-level security is on for every table.',
      'ok    Realtime publishes 8 tables.',
      'ok    The 4 storage buckets are there.',
      'ok    The rules of who may read and add files are there.',
      'The project is ready.',
    ])
  })

  it('needs a project', async () => {
    const plain = readConfig({ LAPWING_MODE: 'production', JWT_SECRET: SECRET })
    await expect(checkSupabase(plain, { database, clock: systemClock })).rejects.toThrow('Set SUPABASE_URL')
  })

  it('says that no project answers, and still reads the database', async () => {
    project.settings = null
    expect(await todosOf()).toEqual([
      expect.stringContaining(`No Supabase project answers at ${projectUrl}.`),
    ])
    expect(await todosOf({ SUPABASE_URL: 'http://127.0.0.1:9' })).toHaveLength(1)
  })

  it('tells an anon key from every other key', async () => {
    const of = async (key: string) => (await todosOf({ SUPABASE_ANON_KEY: key }))[0]
    expect(await of(await keyOf('service_role'))).toContain('is the key of the service role')
    expect(await of('sb_secret_abc')).toContain('is a secret key')
    expect(await of('nonsense')).toContain('is no anon key')
    expect(await of(await keyOf('anon', -100))).toContain('has expired')
    expect(await todosOf({ SUPABASE_ANON_KEY: 'sb_publishable_abc' })).toEqual([])
  })

  it('notices a JWT secret of another project', async () => {
    expect(await todosOf({ JWT_SECRET: 'the JWT secret of another project' })).toEqual([
      expect.stringContaining('JWT_SECRET did not sign SUPABASE_ANON_KEY.'),
      expect.stringContaining('The project refuses tokens that JWT_SECRET signs.'),
    ])
  })

  it('notices sessions that the server could not verify', async () => {
    project.signingKeys = [{ kty: 'EC' }]
    expect(await todosOf()).toEqual([expect.stringContaining('asymmetric signing keys')])
  })

  it('compares who may sign up, and whether addresses are confirmed', async () => {
    project.settings = { disable_signup: true, mailer_autoconfirm: true, external: { email: true } }
    expect(await todosOf()).toEqual([
      expect.stringContaining('cannot sign up'),
      expect.stringContaining('Turn on Confirm email'),
    ])
  })

  it('follows where links in emails lead', async () => {
    project.redirectHosts = []
    project.siteUrl = 'http://localhost:3000'
    expect(await todosOf()).toEqual([
      expect.stringContaining('The site URL is http://localhost:3000. Set it to https://app.example.com'),
      expect.stringContaining('may not lead to https://app.example.com/**.'),
      expect.stringContaining('may not lead to https://*.app.example.com/**.'),
    ])
    project.redirectHosts = ['']
    expect(await todosOf()).toEqual([expect.stringContaining('allow every host')])
    expect(await todosOf({ PUBLIC_URL: '' })).toEqual([expect.stringContaining('PUBLIC_URL is not set.')])
  })

  it('notices that realtime is off', async () => {
    project.hasRealtime = false
    expect(await todosOf()).toEqual([expect.stringContaining('Realtime accepts no socket.')])
  })

  it('refuses the transaction pooler, and tells no password when the database is away', async () => {
    const pooled = { DATABASE_URL: 'postgresql://postgres:a-password@db.example.com:6543/postgres' }
    expect(await todosOf(pooled)).toEqual([expect.stringContaining('transaction pooler')])
    const asOwner = () => Promise.reject(new Error('password a-password is wrong'))
    const [only, ...others] = await todosOf({}, { ...database, asOwner })
    expect(others).toEqual([])
    expect(only).toBe('The database cannot be read. Compare DATABASE_URL with Connect → Session pooler.')
  })

  it('names missing migrations, and then looks at nothing that they create', async () => {
    const last = 'version = (select max(version) from supabase_migrations.schema_migrations)'
    const rename = (from: string, to: string) =>
      `update supabase_migrations.schema_migrations set version = replace(version, '${from}', '${to}') where ${last}`
    expect(await todosAfter(rename('2026', '9026'), rename('9026', '2026'))).toEqual([
      expect.stringMatching(/^1 of \d+ migrations are missing, from \d+_\w+\.sql\. Run `supabase db push`/),
    ])
    const empty = await openTestDatabase('postgres', { content: 'empty' })
    const todos = await todosOf({}, empty).finally(() => empty.close())
    expect(todos.at(-1)).toContain('No migration is applied.')
  })

  it('names tables whose row-level security is not forced', async () => {
    expect(
      await todosAfter('create table public.foreign_table (id int)', 'drop table public.foreign_table'),
    ).toEqual([expect.stringContaining('is not forced for public.foreign_table.')])
  })

  it('names tables that realtime does not publish, and changes that it may not', async () => {
    const publication = 'alter publication supabase_realtime'
    expect(
      await todosAfter(
        `${publication} drop table public.messages`,
        `${publication} add table public.messages`,
      ),
    ).toEqual([expect.stringContaining('Realtime does not publish public.messages.')])
    expect(
      await todosAfter(
        `${publication} set (publish = 'insert, update, delete')`,
        `${publication} set (publish = 'insert, update')`,
      ),
    ).toEqual([expect.stringContaining("set (publish = 'insert, update')")])
  })

  it('names buckets and policies of files that differ', async () => {
    const bucket = (isPublic: boolean) =>
      `update storage.buckets set public = ${isPublic} where id = 'brand-images'`
    expect(await todosAfter(bucket(false), bucket(true))).toEqual([
      expect.stringContaining('missing or changed: brand-images (public).'),
    ])
    const rename = (from: string, to: string) => `alter policy ${from} on storage.objects rename to ${to}`
    const [name, other] = ['upload_by_visitor', 'renamed']
    expect(await todosAfter(rename(name, other), rename(other, name))).toEqual([
      expect.stringContaining('Policies on storage.objects are missing: upload_by_visitor.'),
    ])
  })
})

function keyOf(role: string, lifetimeS = 3_600): Promise<string> {
  const tokens = createTokens(SECRET, systemClock)
  return tokens.sign({ role }, Math.floor(tokens.now() / 1_000) + lifetimeS)
}
