import { AppError } from '#server/domain/app-error.ts'
import { createImpersonation } from '#server/domain/platform/impersonations/create-impersonation.ts'
import { endImpersonation } from '#server/domain/platform/impersonations/end-impersonation.ts'
import { listImpersonations } from '#server/domain/platform/impersonations/list-impersonations.ts'
import { redeemImpersonation } from '#server/domain/platform/impersonations/redeem-impersonation.ts'
import { runIsolationTest } from '#server/domain/platform/isolation/run-isolation-test.ts'
import { createTenant } from '#server/domain/platform/tenants/create-tenant.ts'
import { resendOwnerInvitation } from '#server/domain/platform/tenants/owner-invitation.ts'
import { getTenant, listTenants } from '#server/domain/platform/tenants/read-tenants.ts'
import { seedTenant } from '#server/domain/platform/tenants/seed-tenant.ts'
import { restoreTenant, suspendTenant } from '#server/domain/platform/tenants/suspend-tenant.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** What platform staff do, and what a tenant sees of it. */
export function platformHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    createImpersonation: ({ actor, body }) => createImpersonation(means, actor, body),
    redeemImpersonation: ({ actor, body }) => redeemImpersonation(means, body.token, actor.tenant),
    async listImpersonations({ actor }) {
      return { impersonations: await listImpersonations(database, actor) }
    },
    async endImpersonation({ actor, params }) {
      await endImpersonation(means, actor, params.id)
      return { ok: true }
    },
    async listTenants({ actor, query }) {
      return { tenants: await listTenants(means, actor, query.search) }
    },
    getTenant: ({ actor, params }) => getTenant(means, actor, params.id),
    createTenant: ({ actor, body }) => createTenant(means, actor, body),
    seedTenant: ({ actor, params }) => seedTenant(means, actor, params.id),
    resendOwnerInvitation: ({ actor, params }) => resendOwnerInvitation(means, actor, params.id),
    suspendTenant: ({ actor, params, body }) => suspendTenant(means, actor, params.id, body.reason),
    restoreTenant: ({ actor, params }) => restoreTenant(means, actor, params.id),
    runIsolationTest: ({ origin }) => {
      const { key } = means.supabase(origin)
      return client => runIsolationTest(means, key, client)
    },
    async getFirstRun() {
      if ((await means.firstRun.readToken()) === null) throw new AppError('route_not_found')
      return { ok: true }
    },
    async createFirstStaff({ body: { token, ...person } }) {
      return { isConfirmed: await means.firstRun.createFirstStaff(means, token, person) }
    },
    async listMailbox() {
      if (!means.readMailbox) throw new AppError('route_not_found')
      return { mails: [...(await means.readMailbox())] }
    },
  } satisfies Partial<Handlers>
}
