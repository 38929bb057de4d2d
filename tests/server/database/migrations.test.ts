/** Preparing a database: the platform shim, then migrations from a folder made by the test. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { isOlder, migrate } from '#server/database/migrate.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import type { Claims } from '#server/ports/database.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'

const FIRST = `-- the first; with a 'quote' and a semicolon\ncreate table first (id int);`
const SECOND = 'create table second (id int);\ninsert into first values (1) -- no semicolon at the end'

describeBothDatabases(
  'migrations',
  given => {
    let folder: string

    beforeEach(async () => {
      await given.database.script(`
      drop schema public cascade;
      create schema public;
      drop schema if exists supabase_migrations cascade;
    `)
      folder = await mkdtemp(join(tmpdir(), 'lapwing-migrations-'))
      await write('20260101000000_first.sql', FIRST)
      await write('20260102000000_second.sql', SECOND)
      await write('README.md', 'not a migration')
    })

    afterEach(() => rm(folder, { recursive: true }))

    function write(file: string, sql: string): Promise<void> {
      return writeFile(join(folder, file), sql)
    }

    function rowsOf(sql: string): Promise<unknown[]> {
      return given.database.asOwner(query => query(sql))
    }

    const recorded = () =>
      rowsOf('select version, name, statements from supabase_migrations.schema_migrations order by version')

    it('are applied once, in name order, and recorded as the Supabase CLI does', async () => {
      await migrate(given.database, folder)
      await migrate(given.database, folder)
      expect(await recorded()).toEqual([
        { version: '20260101000000', name: 'first', statements: [FIRST] },
        { version: '20260102000000', name: 'second', statements: [SECOND] },
      ])
      expect(await rowsOf('select * from first')).toEqual([{ id: 1 }])
    })

    it('may be applied by several nodes at once', async () => {
      await Promise.all(Array.from({ length: 4 }, () => migrate(given.database, folder)))
      expect(await recorded()).toHaveLength(2)
      expect(await rowsOf('select * from first')).toEqual([{ id: 1 }])
    })

    it('that fail name their file and leave nothing, those before them stay', async () => {
      await write('20260103000000_third.sql', 'create table third (id int); select 1/0;')
      await expect(migrate(given.database, folder)).rejects.toThrow(
        'Migration 20260103000000_third.sql failed: division by zero (22012)',
      )
      expect(await recorded()).toHaveLength(2)
      expect(await rowsOf(`select to_regclass('third') as third`)).toEqual([{ third: null }])

      await write('20260103000000_third.sql', 'create table third (id int);')
      await migrate(given.database, folder)
      expect(await recorded()).toHaveLength(3)
    })

    it('may not be altered after they were applied, save for spacing', async () => {
      await migrate(given.database, folder)
      await write('20260101000000_first.sql', `${FIRST}\n\n`)
      await migrate(given.database, folder)
      await write('20260101000000_first.sql', `${FIRST} create table more (id int);`)
      await expect(migrate(given.database, folder)).rejects.toThrow(
        'Migration 20260101000000_first.sql was altered after it had been applied',
      )
    })

    it('of a newer version are refused before anything is applied', async () => {
      await migrate(given.database, folder)
      await write('20260103000000_third.sql', 'create table third (id int);')
      await given.database.script(`
      insert into supabase_migrations.schema_migrations (version, name) values ('20260201000000', 'later')
    `)
      await expect(migrate(given.database, folder)).rejects.toThrow(
        /^The database has migration 20260201000000, which version \d\S* of Lapwing lacks: a newer version has used it\./,
      )
      expect(await rowsOf(`select to_regclass('third') as third`)).toEqual([{ third: null }])
    })

    it.each([
      [PRODUCT_VERSION, 'is served'],
      ['999.0.0', 'is refused'],
    ])('of a newer version whose schema wants code of %s: the database %s', async (oldest, outcome) => {
      await migrate(given.database, folder)
      await given.database.script(`
      insert into supabase_migrations.schema_migrations (version, name) values ('20260201000000', 'later');
      create schema app;
      create table app.installation (oldest_version text);
      insert into app.installation values ('${oldest}');
    `)
      const migrated = migrate(given.database, folder).finally(() =>
        given.database.script('drop schema app cascade'),
      )
      if (outcome === 'is served') await migrated
      else
        await expect(migrated).rejects.toThrow(
          'Start version 999.0.0 or a newer one, or restore a backup that was made before the upgrade.',
        )
    })

    it('of a version before the first one are named as such', async () => {
      await migrate(given.database, folder)
      await given.database.script(`
      insert into supabase_migrations.schema_migrations (version, name) values ('20251231000000', 'older')
    `)
      await expect(migrate(given.database, folder)).rejects.toThrow(
        'The database was made by a version of Lapwing before 0.2.0, from which there is no upgrade. ' +
          'Start with a new folder in DATA_DIR, or a new database in DATABASE_URL.',
      )
    })

    it.each([
      ['0.2.0', '0.2.0', false],
      ['0.2.0', '0.10.0', true],
      ['1.0.0', '0.10.0', false],
      ['0.9.9', '1.0.0', true],
    ])('%s is older than %s: %j', (version, other, expected) => {
      expect(isOlder(version, other)).toBe(expected)
    })

    it('that the Supabase CLI applied are left alone', async () => {
      await migrate(given.database, folder)
      await given.database.script(`
      update supabase_migrations.schema_migrations set statements = array['create', 'table'] where name = 'first';
      update supabase_migrations.schema_migrations set statements = null where name = 'second';
    `)
      await migrate(given.database, folder)
    })

    it.each([
      ['without a version', 'third.sql', 'Migration third.sql must be named <version>_<name>.sql'],
      [
        'with a version used before',
        '20260102000000_third.sql',
        '20260102000000_third.sql have the same version',
      ],
    ])('%s are refused before anything is applied', async (_, file, message) => {
      await write(file, 'create table third (id int);')
      await expect(migrate(given.database, folder)).rejects.toThrow(message)
      expect(await rowsOf(`select to_regclass('first') as first`)).toEqual([{ first: null }])
    })
  },
  { content: 'empty' },
)

describeBothDatabases(
  'the platform shim',
  given => {
    const USER = '00000000-0000-4000-8000-000000000001'
    const staff: Claims = { role: 'authenticated', sub: USER, company: 'acme' }
    let migrationsFolder: string

    beforeAll(async () => {
      migrationsFolder = await mkdtemp(join(tmpdir(), 'lapwing-migrations-'))
      await writeFile(
        join(migrationsFolder, '1_policies.sql'),
        `
      create table public.notes (id int);
      alter publication supabase_realtime add table public.notes;
      insert into storage.buckets (id, name, public) values ('pictures', 'pictures', true);
      create policy own_company on storage.objects for all to authenticated
        using ((storage.foldername(name))[1] = (select auth.jwt() ->> 'company'))
        with check ((storage.foldername(name))[1] = (select auth.jwt() ->> 'company'));
      `,
      )
      await Promise.all(Array.from({ length: 3 }, prepare))
    })

    afterAll(() => rm(migrationsFolder, { recursive: true }))

    function prepare(): Promise<void> {
      return prepareDatabase(given.database, { migrationsFolder, bootstrap: true })
    }

    it('is applied once', async () => {
      const before = await given.database.asOwner(query =>
        query(`select oid from pg_class where relname = 'objects'`),
      )
      await prepare()
      expect(
        await given.database.asOwner(query => query(`select oid from pg_class where relname = 'objects'`)),
      ).toEqual(before)
    })

    it('may run again over its own result when it has changed', async () => {
      await given.database.script(`comment on schema auth is 'lapwing of an older version'`)
      await prepare()
      const [row] = await given.database.asOwner(query =>
        query<{ mark: string }>(`select obj_description('auth'::regnamespace, 'pg_namespace') as mark`),
      )
      expect(row?.mark).toMatch(/^lapwing [0-9a-f]{64}$/)
    })

    it('tells who is asking', async () => {
      const who = 'select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt'
      expect(await given.database.as(staff, query => query(who))).toEqual([
        { uid: USER, role: 'authenticated', jwt: staff },
      ])
      expect(await given.database.asOwner(query => query(who))).toEqual([
        { uid: null, role: null, jwt: null },
      ])
    })

    it('keeps the auth tables for the owner', async () => {
      await given.database.asOwner(query => query(`insert into auth.users (email) values ('b@acme.test')`))
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        await expect(
          given.database.as({ role }, query => query('select * from auth.users')),
        ).rejects.toMatchObject({
          code: '42501',
        })
      }
      await expect(
        given.database.asOwner(query => query(`insert into auth.users (email) values ('A@acme.test')`)),
      ).rejects.toMatchObject({ code: '23514' })
    })

    it('forgets sessions and refresh tokens with their user', async () => {
      await given.database.asOwner(async query => {
        await query(`insert into auth.users (id, email) values ($1, 'a@acme.test')`, [USER])
        const [session] = await query('insert into auth.sessions (user_id) values ($1) returning id', [USER])
        await query(`insert into auth.refresh_tokens (token_hash, session_id) values ('x', $1)`, [
          session?.['id'],
        ])
        await query('delete from auth.users where id = $1', [USER])
        expect(await query('select * from auth.refresh_tokens')).toEqual([])
      })
    })

    it('puts storage under row-level security, past which only the service role sees', async () => {
      const insert = 'insert into storage.objects (bucket_id, name) values ($1, $2)'
      await given.database.as(staff, query => query(insert, ['pictures', 'acme/a/1.png']))
      await expect(
        given.database.as(staff, query => query(insert, ['pictures', 'noor/a/1.png'])),
      ).rejects.toMatchObject({ code: '42501' })
      await expect(
        given.database.as(staff, query => query(insert, ['pictures', 'acme/a/1.png'])),
      ).rejects.toMatchObject({ code: '23505' })
      const count = 'select count(*) from storage.objects'
      expect(await given.database.as({ role: 'anon' }, query => query(count))).toEqual([{ count: 0 }])
      expect(await given.database.as({ role: 'service_role' }, query => query(count))).toEqual([{ count: 1 }])
    })

    it.each([
      ['a/b/c.png', ['a', 'b']],
      ['c.png', []],
      ['', null],
    ])('reads the folders of %j', async (name, folders) => {
      const rows = await given.database.asOwner(query =>
        query('select storage.foldername($1) as folders', [name]),
      )
      expect(rows).toEqual([{ folders }])
    })

    it('opens new tables of the schema public to the three roles, as Supabase does', async () => {
      expect(await given.database.as({ role: 'anon' }, query => query('select * from notes'))).toEqual([])
      expect(
        await given.database.asOwner(query => query('select tablename from pg_publication_tables')),
      ).toEqual([{ tablename: 'notes' }])
    })

    it('refuses a database whose schema auth is not its own', async () => {
      await given.database.script('comment on schema auth is null')
      await expect(prepare()).rejects.toThrow('set SUPABASE_URL')
      await prepareDatabase(given.database, { migrationsFolder, bootstrap: false })
    })
  },
  { content: 'empty' },
)
