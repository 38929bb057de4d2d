/** The change feed reads for many rights in one transaction: what one may see never reaches another. */
import { beforeAll, expect, it } from 'vitest'
import type { AdmittedClaims } from '#server/gateway/admission.ts'
import { REALTIME_TABLES } from '#server/gateway/realtime/bindings.ts'
import { installChangeTriggers } from '#server/gateway/realtime/change-feed.ts'
import { CLAIMS_WITHOUT_RIGHTS } from '#server/gateway/realtime/right.ts'
import { COMPANY_TABLES, type RowRequest, readVisibleRows } from '#server/gateway/realtime/visible-rows.ts'
import { readRoleColumns } from '#server/gateway/role-columns.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { IDENTITIES } from './rls-identities.ts'
import { addRlsRows } from './rls-rows.ts'

const READ_CLAIM = `->>?\\s*'(${CLAIMS_WITHOUT_RIGHTS.join('|')})'`

describeEachDatabase('visible rows', given => {
  /** The ids of all rows, by their table. */
  let everything: ReadonlyMap<string, ReadonlySet<string>>

  beforeAll(async () => {
    const { database } = given
    await database.asOwner(addRlsRows)
    await installChangeTriggers(database, REALTIME_TABLES, await readRoleColumns(database, REALTIME_TABLES))
    const tables = await database.asOwner(async query => {
      const found: [string, ReadonlySet<string>][] = []
      for (const table of REALTIME_TABLES) {
        const rows = await query<{ id: string }>(`select id from public.${table}`)
        found.push([table, new Set(rows.map(({ id }) => id))])
      }
      return found
    })
    everything = new Map(tables)
    for (const [table, ids] of everything) expect([table, ids.size > 0]).toEqual([table, true])
  })

  const requestFor = (claims: unknown): RowRequest => ({ claims: claims as AdmittedClaims, ids: everything })

  /** The identities that a socket can have. */
  const people = (Object.values(IDENTITIES) as readonly unknown[] as readonly AdmittedClaims[]).filter(
    ({ role }) => role === 'anon' || role === 'authenticated',
  )

  /** What claims see alone, in a transaction of their own: ids by table. */
  async function seenAlone(claims: AdmittedClaims): Promise<string[]> {
    const { database } = given
    const columns = await readRoleColumns(database, REALTIME_TABLES)
    return database.as(claims, async query => {
      const seen: string[] = []
      for (const table of REALTIME_TABLES) {
        if (columns(claims.role, table).length === 0) continue
        const rows = await query<{ id: string }>(`select id from public.${table}`)
        seen.push(...rows.map(({ id }) => `${table} ${id}`))
      }
      return seen.toSorted()
    })
  }

  const keysOf = (rows: ReadonlyMap<string, unknown> | null | undefined) =>
    [...(rows?.keys() ?? [])].toSorted()

  it('are for each right those that it sees alone, whatever right was read before it', async () => {
    const alone = new Map<AdmittedClaims, string[]>()
    for (const claims of people) alone.set(claims, await seenAlone(claims))
    expect(new Set([...alone.values()].map(rows => rows.join())).size).toBeGreaterThan(4)
    for (const order of [people, people.toReversed()]) {
      const seen = await readVisibleRows(given.database, order.map(requestFor))
      for (const [place, claims] of order.entries())
        expect([claims, keysOf(seen[place])]).toEqual([claims, alone.get(claims)])
    }
  })

  it('are read once for all people of a company, in the tables where all of them see the same', async () => {
    const { agentA, ownerA } = IDENTITIES
    const [agent, owner] = await readVisibleRows(given.database, [agentA, ownerA].map(requestFor))
    const shared = [...agent!].filter(([key]) => COMPANY_TABLES.includes(key.split(' ')[0]!))
    expect(shared.length).toBeGreaterThan(COMPANY_TABLES.length)
    for (const [key, row] of shared) expect(owner!.get(key)).toBe(row)
  })

  it('of a colleague whose right failed are read for the next one', async () => {
    const { agentA, ownerA } = IDENTITIES
    const [conversation] = everything.get('conversations')!
    const conversations = new Set([conversation!])
    const request = (claims: unknown, messages: ReadonlySet<string>) => ({
      claims: claims as AdmittedClaims,
      ids: new Map([
        ['conversations', conversations],
        ['messages', messages],
      ]),
    })
    const alone = await readVisibleRows(given.database, [request(ownerA, new Set())])
    const [failed, colleague] = await readVisibleRows(given.database, [
      request(agentA, new Set(['no uuid'])),
      request(ownerA, new Set()),
    ])
    expect(failed).toBeNull()
    expect(keysOf(colleague)).toEqual(keysOf(alone[0]))
    expect(keysOf(colleague).length).toBeGreaterThan(0)
  })

  it('are those of a company only where no policy looks at the person', async () => {
    const policies = await given.database.asOwner(query =>
      query<{ table: string; qual: string }>(
        `select tablename as table, qual from pg_policies
          where tablename = any($1) and cmd in ('SELECT', 'ALL') and roles && '{authenticated,public}'::name[]`,
        [REALTIME_TABLES],
      ),
    )
    const OF_COMPANY = ['app.member_company', 'app.claimed_company', 'app.claimed_conversation']
    const personal = policies.filter(({ qual }) =>
      (qual.match(/\b(?:app|auth)\.\w+/g) ?? []).some(called => !OF_COMPANY.includes(called)),
    )
    const shared = REALTIME_TABLES.filter(name => !personal.some(({ table }) => table === name))
    expect(shared.toSorted()).toEqual(COMPANY_TABLES.toSorted())
  })

  it('are in the columns that the role may read', async () => {
    const columns = await readRoleColumns(given.database, REALTIME_TABLES)
    const seen = await readVisibleRows(given.database, people.map(requestFor))
    for (const [place, claims] of people.entries())
      for (const [key, row] of seen[place]!)
        expect(Object.keys(row)).toEqual(columns(claims.role, key.split(' ')[0]!).map(({ name }) => name))
  })

  it('fail for one right alone, and give nothing of the one before it', async () => {
    const broken = [
      { role: 'authenticated', sub: 'no uuid', session_id: 'no uuid' },
      { role: 'anon', company_id: 'no uuid', conversation_id: 'no uuid', api_actor: 'visitor' },
      { role: 'anon', text: '\u0000', company_id: 'x' },
    ]
    const order = people.flatMap(claims => [claims, ...broken])
    const seen = await readVisibleRows(given.database, order.map(requestFor))
    for (const [place, claims] of order.entries())
      if (people.includes(claims as AdmittedClaims))
        expect(keysOf(seen[place])).toEqual(await seenAlone(claims as AdmittedClaims))
      else expect([claims, seen[place]]).toEqual([claims, null])
  })

  it('are refused to every other role, and to whoever is not the owner', async () => {
    const seen = await readVisibleRows(
      given.database,
      ['service_role', 'postgres', 'none', ''].map(role => requestFor({ role })),
    )
    expect(seen).toEqual([null, null, null, null])
    for (const role of ['anon', 'authenticated', 'service_role'] as const)
      await expect(
        given.database.as({ role }, query =>
          query(`select from gateway.rows_of_rights(array['authenticated'], array['{}'], '[{}]')`),
        ),
      ).rejects.toMatchObject({ code: '42501' })
  })

  it('leave neither a role nor claims to the next transaction', async () => {
    const state = () =>
      given.database.asOwner(async query => {
        const [row] = await query(
          `select current_user = session_user as is_owner,
                  coalesce(current_setting('request.jwt.claims', true), '') as claims`,
        )
        return row
      })
    await readVisibleRows(given.database, people.map(requestFor))
    expect(await state()).toEqual({ is_owner: true, claims: '' })
    await readVisibleRows(given.database, [requestFor({ role: 'authenticated', sub: 'no uuid' })])
    expect(await state()).toEqual({ is_owner: true, claims: '' })
  })

  it('[CHAT-26] do not depend on the claims that two tokens of one right may differ in', async () => {
    const found = (text: string) =>
      given.database.asOwner(query =>
        query<{ found: string }>(
          `select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname in ('app', 'auth', 'public', 'storage') and p.prosrc ~ $1
           union all
           select tablename || ' ' || policyname from pg_policies
            where coalesce(qual, '') ~ $1 or coalesce(with_check, '') ~ $1`,
          [text],
        ),
      )
    expect(await found(READ_CLAIM)).toEqual([])
    expect(await found(READ_CLAIM.replace(/\(.*\)/, '(session_id)'))).not.toEqual([])
  })
})
