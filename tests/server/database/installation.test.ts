/** What a database contains before anybody has signed up, and its recorded purpose. */
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url))
const VERSION = '20261121001400'

describeEachDatabase('a migrated database', given => {
  const ask = (sql: string) => given.database.asOwner(query => query(sql))

  it('[TENANT-01] has the default company and nobody in it', async () => {
    expect(await ask('select name, subdomain, suspended_at from public.companies')).toEqual([
      { name: BRAND.name, subdomain: 'app', suspended_at: null },
    ])
    expect(await ask('select from public.settings')).toEqual([])
    expect(await ask('select from auth.users')).toEqual([])
    expect(await ask('select from public.profiles')).toEqual([])
  })

  it('says nothing about its purpose before the first start', async () => {
    expect(await ask('select mode from app.installation')).toEqual([{ mode: null }])
  })

  it.each([
    ['nothing', '', null],
    [
      'a company of real people',
      "insert into public.companies (name, subdomain) values ('Acme', 'acme')",
      'production',
    ],
    [
      'the default company of real people',
      "insert into public.companies (name, subdomain) values ('Help', 'app')",
      'production',
    ],
    [
      'a company of the demo',
      "insert into public.companies (id, name, subdomain) values ('c0a00000-0000-4000-8000-000000000004', 'x', 'xyz')",
      'demo',
    ],
    [
      'the platform user of the demo in a company of real people',
      `with c as (insert into public.companies (name, subdomain) values ('Acme', 'acme') returning id)
       insert into public.profiles (id, company_id, full_name, role)
       select 'e0a00000-0000-4000-8000-000000000016', id, 'Ines', 'staff' from c`,
      'demo',
    ],
  ])('knows what an older database with %s was for', async (_what, sql, mode) => {
    await given.database.script(`
      drop table app.installation;
      delete from public.companies;
      delete from supabase_migrations.schema_migrations where version = '${VERSION}';
      ${sql}`)
    await prepareDatabase(given.database, { migrationsFolder: MIGRATIONS, bootstrap: true })
    expect(
      await ask(`select mode, (select count(*)::int from public.companies where subdomain = 'app') as apps
                   from app.installation`),
    ).toEqual([{ mode, apps: 1 }])
  })
})
