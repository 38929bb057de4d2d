/** Owners of a database without superuser or BYPASSRLS, on clusters of their own: the platform's roles belong to a cluster. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import type { Database } from '#server/ports/database.ts'
import { databaseUrl } from '#tests/support/copy-database.ts'
import { findOldestPostgres, findPostgres } from '#tests/support/find-postgres.ts'
import { rolesScript } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url))
/** Version 15 only where Debian has installed it. */
const VERSIONS = [
  { version: 'of the tests', programs: findPostgres() },
  { version: '15', programs: findOldestPostgres() },
].filter(({ programs }) => programs !== undefined)

/** Statements that run often, of jobs and of the API. */
const STATEMENTS = [
  `select c.id from public.conversations c join public.messages m on m.conversation_id = c.id
    where c.ai_due_at <= now() and m.content = 'x' order by c.ai_due_at limit 5 for update of c skip locked`,
  'select id from public.conversations where timeout_at <= now() order by timeout_at limit 20',
  `update app.rule_events set attempts = attempts + 1 where due_at <= now() and (taken_until is null or taken_until <= now())`,
  'select * from public.emails where due_at <= now() order by due_at limit 10',
]

describe.each(VERSIONS)('on PostgreSQL $version', ({ programs }) => {
  let server: PostgresServer
  let superuser: Database

  beforeAll(async () => {
    server = await startPostgres({ programs })
    superuser = openPostgres({ url: server.url, maxConnections: 2 })
  }, scaleTimeout(60_000))
  afterAll(async () => {
    await superuser.close()
    await server.stop()
  })

  /** Runs `work` in a database, as a role or as the superuser. */
  async function within<T>(name: string, role: string, work: (database: Database) => Promise<T>): Promise<T> {
    const database = openPostgres({ url: databaseUrl(server.url, name, role), maxConnections: 2 })
    return work(database).finally(() => database.close())
  }
  const prepare = (name: string, role: string) =>
    within(name, role, database =>
      prepareDatabase(database, { migrationsFolder: MIGRATIONS, bootstrap: true }),
    )
  const countCompanies = (name: string, role: string) =>
    within(name, role, async database => {
      const sql = 'select count(*)::int as count from public.companies'
      const [service] = await database.as({ role: 'service_role' }, query => query(sql))
      const [owner] = await database.asOwner(query => query(sql))
      const [visitor] = await database.as({ role: 'anon' }, query =>
        query('select count(*)::int as count from public.content'),
      )
      return [service, owner, visitor]
    })

  it('an owner without any other right is told every statement that is missing, and starts after them', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    await superuser.script('create role plain login')
    await superuser.script('create database plain owner plain')
    const refused = await prepare('plain', 'plain').catch((error: Error) => error.message)
    expect(refused).toBe(
      [
        'The role plain may not do everything that the server does in the database plain. A superuser, or the ' +
          'administrator that your provider created, runs these statements in that database once ' +
          '(deploy/postgres-roles.sql has those about roles):',
        ...['anon', 'authenticated', 'service_role'].flatMap(role => [
          `- the role ${role} is missing, and plain may not create roles:`,
          `    create role ${role} nologin noinherit;`,
        ]),
        '- plain may not act as anon, authenticated, service_role:',
        '    grant anon, authenticated, service_role to plain;',
      ].join('\n'),
    )
    await superuser.script(rolesScript('plain'))
    await prepare('plain', 'plain')
    expect(await countCompanies('plain', 'plain')).toEqual([{ count: 1 }, { count: 1 }, { count: 0 }])
    // Nothing is new: no table is locked, no policy is made.
    await prepare('plain', 'plain')
  })

  it('a role that owns nothing is told its statements, and starts after exactly these', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    await superuser.script('create role "Guest 2" login')
    await superuser.script('create database "guest-db"')
    const refused = await prepare('guest-db', 'Guest 2').catch((error: Error) => error.message)
    const statements = String(refused).match(/(?<=\n {4}).*/g) ?? []
    expect(statements).toEqual([
      'grant anon, authenticated, service_role to "Guest 2";',
      'grant create on database "guest-db" to "Guest 2";',
      'grant usage, create on schema public to "Guest 2";',
    ])
    await within('guest-db', 'postgres', database => database.script(statements.join('\n')))
    await prepare('guest-db', 'Guest 2')
  })

  it('tables of another role are said, and belong to the platform’s policies after the statement', {
    timeout: scaleTimeout(60_000),
  }, async () => {
    const refused = await prepare('plain', 'Guest 2').catch((error: Error) => error.message)
    expect(refused).toContain('reassign owned by plain to "Guest 2";')
    await within('plain', 'postgres', database => database.script('reassign owned by plain to "Guest 2"'))
    await prepare('plain', 'Guest 2')
    expect(await countCompanies('plain', 'Guest 2')).toEqual([{ count: 1 }, { count: 1 }, { count: 0 }])
  })

  it('the policies cost nothing: the service role’s plans are those of a superuser', async () => {
    const plans = (role: string) =>
      within('plain', 'postgres', database =>
        database.asOwner(async query => {
          await query(`select set_config('role', $1, true)`, [role])
          const all = []
          for (const statement of STATEMENTS) all.push(await query(`explain (costs off) ${statement}`))
          return all
        }),
      )
    expect(await plans('service_role')).toEqual(await plans('postgres'))
  })
})

describe('an owner with CREATEROLE', () => {
  it.each(VERSIONS)(
    'creates the roles itself, on PostgreSQL $version',
    async ({ programs }) => {
      const server = await startPostgres({ programs })
      const superuser = openPostgres({ url: server.url, maxConnections: 1 })
      await superuser.script('create role creator login createrole')
      await superuser.script('create database creator owner creator')
      const database = openPostgres({ url: databaseUrl(server.url, 'creator', 'creator') })
      await prepareDatabase(database, { migrationsFolder: MIGRATIONS, bootstrap: true })
      expect(
        await superuser.asOwner(query =>
          query(`select rolname from pg_roles where rolbypassrls and rolname <> 'postgres'`),
        ),
      ).toEqual([])
      const [row] = await database.as({ role: 'service_role' }, query =>
        query('select count(*)::int as count from public.companies'),
      )
      expect(row).toEqual({ count: 1 })
      await database.close()
      await superuser.close()
      await server.stop()
    },
    scaleTimeout(120_000),
  )
})
