/** Platform staff at work for a tenant, in as few words as a test needs. */
import { BRAND } from '#contract/brand.ts'
import type { Database } from '#server/ports/database.ts'
import { seedCompanies } from '#server/seed/companies.ts'
import { seedPeople } from '#server/seed/people.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const person = seedPeople.find(({ role }) => role === 'staff')!
export const STAFF = person.id
/** How tenants see the person. */
export const STAFF_NAME = `${person.full_name} (${BRAND.name})`
export const REASON = 'Ticket 1042: the widget does not open.'

export function companyId(subdomain: string): string {
  return seedCompanies.find(company => company.subdomain === subdomain)!.id
}

export async function openImpersonationKit(server: TestServer, database: Database) {
  const staff = await server.asMember(person.email)
  const begin = (can_write = false, tenant = 'acme') =>
    staff('createImpersonation', {
      body: { company_id: companyId(tenant), reason: can_write ? REASON : null, can_write },
    })
  const redeem = (token: string, tenant?: string) =>
    server.caller(null, tenant)('redeemImpersonation', { body: { token } })

  return {
    staff,
    begin,
    redeem,
    sql: <T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) =>
      database.asOwner(query => query<T>(statement, params)),
    /** The person at work for a tenant. */
    async acting(can_write = false, tenant = 'acme') {
      const { body, status, text } = await redeem((await begin(can_write, tenant)).body.token)
      if (status !== 200) throw new Error(text)
      return { id: body.id, token: body.access_token, call: server.caller(body.access_token) }
    },
  }
}
export type ImpersonationKit = Awaited<ReturnType<typeof openImpersonationKit>>
