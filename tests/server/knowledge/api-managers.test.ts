/** No company locks itself out: somebody who can change its permissions always remains. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type EditableRole, PERMISSIONS, type Permission } from '#contract/constants/permissions.ts'
import { ERRORS } from '#contract/errors.ts'
import { seedCompanies } from '#demo/companies.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const NOOR = seedCompanies.find(({ subdomain }) => subdomain === 'noor')!.id
const OTHERS = PERMISSIONS.filter(permission => permission !== 'permissions.manage')

describeEachDemoDatabase('who manages the permissions of a company', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const sql = (statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(statement, params))

  beforeEach(async () => {
    await sql('delete from public.role_permissions where company_id = $1', [NOOR])
    await sql('delete from public.profiles where company_id = $1 and id <> $2', [
      NOOR,
      personId('admin@noor.test'),
    ])
    await sql("update public.profiles set role = 'admin' where company_id = $1", [NOOR])
    admin = await server.asMember('admin@noor.test')
  })

  async function addPerson(role: string, status = 'active'): Promise<{ id: string; call: Caller }> {
    const id = randomUUID()
    await sql('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@noor.test`])
    await sql(
      'insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, $3, $4, $5)',
      [id, NOOR, 'Somebody', role, status],
    )
    return { id, call: server.caller(await server.memberToken(id)) }
  }
  const set = (call: Caller, role: EditableRole, permissions: readonly Permission[]) =>
    call('setPermissions', { body: { role, permissions: [...permissions] } })
  const managers = () =>
    sql(
      `select p.id from public.profiles p left join public.role_permissions r using (company_id, role)
        where p.company_id = $1 and p.status = 'active' and (p.role = 'owner' or
          'permissions.manage' = any (coalesce(r.permissions, app.default_permissions(p.role))))`,
      [NOOR],
    )

  it('[GUARD-07] the last role that has it keeps it, and nothing of the wish is done', async () => {
    const refused = await set(admin, 'admin', [])
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: ERRORS.manager_needed.text, code: 'manager_needed' },
    ])
    expect((await set(admin, 'admin', OTHERS)).code).toBe('manager_needed')
    expect((await admin('listPermissions')).body.roles[0]!.permissions).toEqual(PERMISSIONS)
    const changes = await sql(
      "select from public.audit where company_id = $1 and action = 'permissions.changed'",
      [NOOR],
    )
    expect(changes).toEqual([])
    expect((await set(admin, 'admin', ['permissions.manage'])).status).toBe(200)
  })

  it.each([
    ['an owner', 'owner', 'active', []],
    ['somebody of another role that has it', 'agent', 'active', ['permissions.manage']],
  ] as const)('[GUARD-07] %s lets the admins give it up', async (_who, role, status, permissions) => {
    const { call } = await addPerson(role, status)
    await set(admin, 'agent', permissions)
    expect((await set(admin, 'admin', OTHERS)).status).toBe(200)
    expect((await admin('listPermissions')).code).toBe('forbidden')
    expect((await set(call, 'admin', OTHERS)).status).toBe(200)
  })

  it.each([
    ['an owner who has not come yet', 'owner', 'invited', []],
    ['an owner who is shut out', 'owner', 'suspended', []],
    ['a role that has it and nobody in it', 'viewer', 'active', ['permissions.manage']],
    ['somebody of that role who is shut out', 'agent', 'suspended', ['permissions.manage']],
  ] as const)('[GUARD-07] %s does not count', async (_who, role, status, permissions) => {
    await addPerson(role, status)
    await set(admin, 'agent', permissions)
    expect((await set(admin, 'admin', OTHERS)).code).toBe('manager_needed')
  })

  it('[GUARD-07] of two roles that give it up at once one keeps it', async () => {
    const { call } = await addPerson('agent')
    for (let run = 0; run < 5; run++) {
      await sql('delete from public.role_permissions where company_id = $1', [NOOR])
      await set(admin, 'agent', ['permissions.manage'])
      const answers = await Promise.all([set(admin, 'admin', OTHERS), set(call, 'agent', [])])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await managers()).toHaveLength(1)
    }
  })

  it('[GUARD-07] of two admins who take the role from each other at once one keeps it', async () => {
    // A former admin may still manage people.
    const { id, call } = await addPerson('admin')
    await set(admin, 'agent', ['people.manage'])
    const demote = (by: Caller, person: string) =>
      by('updatePerson', { params: { id: person }, body: { role: 'agent' } })
    const remove = (by: Caller, person: string) => by('removePerson', { params: { id: person } })
    for (let run = 0; run < 5; run++) {
      await Promise.all([demote(admin, id), demote(call, personId('admin@noor.test'))])
      expect(await managers()).toHaveLength(1)
      await sql("update public.profiles set role = 'admin' where company_id = $1", [NOOR])
    }
    await Promise.all([demote(admin, id), remove(call, personId('admin@noor.test'))])
    expect(await managers()).toHaveLength(1)
  })
})
