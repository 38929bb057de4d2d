/** What a database contains before anybody has signed up, and its recorded purpose. */
import { expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'

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
})
