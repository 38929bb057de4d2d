/** Impersonation by platform staff, in few lines. */
import { BRAND } from '#contract/brand.ts'
import { seedCompanies } from '#demo/companies.ts'
import { seedPeople } from '#demo/people.ts'
import type { Database } from '#server/ports/database.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const person = seedPeople.find(({ role }) => role === 'staff')!
/** The staff member's id. */
export const STAFF = person.id
/** The staff member's name as tenants see it. */
export const STAFF_NAME = `${person.full_name} (${BRAND.name})`
/** A reason that allows writing. */
export const REASON = 'Ticket 1042: the widget does not open.'

/** Returns the id of a demo company. */
export function companyId(subdomain: string): string {
  return seedCompanies.find(company => company.subdomain === subdomain)!.id
}

/** Opens the helpers of an impersonation on a server. */
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
    /** Returns a caller that impersonates a tenant. */
    async acting(can_write = false, tenant = 'acme') {
      const { body, status, text } = await redeem((await begin(can_write, tenant)).body.token)
      if (status !== 200) throw new Error(text)
      return { id: body.id, token: body.access_token, call: server.caller(body.access_token) }
    },
  }
}
/** What `openImpersonationKit` returns. */
export type ImpersonationKit = Awaited<ReturnType<typeof openImpersonationKit>>
