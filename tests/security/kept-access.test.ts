/** Who calls is read once in a statement (`app.principal`, `app.claimed_company`): never for other claims, never for the next one. */
import { beforeAll, expect, it } from 'vitest'
import type { Claims, Query } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { ID, IDENTITIES } from './rls-identities.ts'
import { addRlsRows } from './rls-rows.ts'

const { agentA, agentB, visitorA1, visitorB } = IDENTITIES as unknown as Readonly<Record<string, Claims>>
const SET_CLAIMS = (place: number) => `set_config('request.jwt.claims', $${place}, true)`

async function statusOf(query: Query): Promise<string> {
  const [row] = await query<{ status: string }>('select app.access_status() as status')
  return row!.status
}

describeEachDatabase('who calls', given => {
  beforeAll(() => given.database.asOwner(addRlsRows))

  it.each([
    ['a member', 'app.member_company()', agentA!, agentB!],
    ['a visitor', 'app.claimed_company()', visitorA1!, visitorB!],
  ])('is read for each claims of one statement, as of %s', async (_name, company, first, second) => {
    const [row] = await given.database.asOwner(query =>
      query<{ first: string; second: string; again: string }>(
        `select ${SET_CLAIMS(1)}, ${company} as first, ${SET_CLAIMS(2)}, ${company} as second, ${SET_CLAIMS(1)}, ${company} as again`,
        [JSON.stringify(first), JSON.stringify(second)],
      ),
    )
    expect([row!.first, row!.second, row!.again]).toEqual([ID.A, ID.B, ID.A])
  })

  it.each([
    ['profiles', `update public.profiles set status = 'suspended' where id = '${ID.agentA}'`, 'suspended'],
    [
      'companies',
      `update public.companies set suspended_at = now(), suspended_reason = 'unpaid' where id = '${ID.A}'`,
      'company-suspended',
    ],
    ['neither', 'select', 'active'],
  ])('is read anew within a statement that changes %s', async (_table, change, after) => {
    const undo = new Error('to undo the change')
    const read = given.database.asOwner(async query => {
      // Nobody suspends themself.
      await query('alter table public.profiles disable trigger guard_profile')
      await query(`create function pg_temp.during(change text) returns table (before text, after text) language plpgsql as $$
        begin
          before := app.access_status();
          execute change;
          after := app.access_status();
          return next;
        end $$`)
      await query(`select ${SET_CLAIMS(1)}`, [JSON.stringify(agentA)])
      const [row] = await query('select * from pg_temp.during($1)', [change])
      throw Object.assign(undo, row)
    })
    await expect(read).rejects.toMatchObject({ before: 'active', after })
  })

  // The embedded database has one transaction at a time.
  const ifConcurrent = it.runIf(given.kind === 'postgres')
  ifConcurrent(
    'is read anew by the next statement, when somebody else has suspended the person',
    async () => {
      const suspend = (status: string) =>
        given.database.asOwner(query =>
          query('update public.profiles set status = $2 where id = $1', [ID.agentA, status]),
        )
      let begin = () => {}
      let goOn = () => {}
      const begun = new Promise<void>(resolve => (begin = resolve))
      const changed = new Promise<void>(resolve => (goOn = resolve))
      const read = given.database.as(agentA!, async query => {
        const before = await statusOf(query)
        begin()
        await changed
        return [before, await statusOf(query)]
      })
      await begun
      await suspend('suspended')
      goOn()
      expect(await read).toEqual(['active', 'suspended'])
      await suspend('active')
    },
  )
})
