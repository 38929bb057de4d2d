import { AppError } from '#server/domain/app-error.ts'
import { createImpersonation } from '#server/domain/platform/impersonations/create-impersonation.ts'
import { endImpersonation } from '#server/domain/platform/impersonations/end-impersonation.ts'
import { listImpersonations } from '#server/domain/platform/impersonations/list-impersonations.ts'
import { redeemImpersonation } from '#server/domain/platform/impersonations/redeem-impersonation.ts'
import { runIsolationTest } from '#server/domain/platform/isolation/run-isolation-test.ts'
import { createTenant, seedTenant } from '#server/domain/platform/tenants/create-tenant.ts'
import { resendOwnerInvitation } from '#server/domain/platform/tenants/owner-invitation.ts'
import { getTenant, listTenants } from '#server/domain/platform/tenants/read-tenants.ts'
import { restoreTenant, suspendTenant } from '#server/domain/platform/tenants/suspend-tenant.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of what platform staff do, and what a tenant sees of it. */
export function platformHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    createImpersonation: ({ actor, body }) => createImpersonation(deps, actor, body),
    redeemImpersonation: ({ actor, body }) => redeemImpersonation(deps, body.token, actor.tenant),
    async listImpersonations({ actor }) {
      return { impersonations: await listImpersonations(database, actor) }
    },
    async endImpersonation({ actor, params }) {
      await endImpersonation(deps, actor, params.id)
      return { ok: true }
    },
    async listTenants({ actor, query }) {
      return { tenants: await listTenants(deps, actor, query.search) }
    },
    getTenant: ({ actor, params }) => getTenant(deps, actor, params.id),
    createTenant: ({ actor, body }) => createTenant(deps, actor, body),
    seedTenant: ({ actor, params }) => seedTenant(deps, actor, params.id),
    resendOwnerInvitation: ({ actor, params }) => resendOwnerInvitation(deps, actor, params.id),
    suspendTenant: ({ actor, params, body }) => suspendTenant(deps, actor, params.id, body.reason),
    restoreTenant: ({ actor, params }) => restoreTenant(deps, actor, params.id),
    runIsolationTest: ({ origin }) => {
      const { key } = deps.supabase(origin)
      return client => runIsolationTest(deps, key, client)
    },
    async getFirstRun() {
      if ((await deps.firstRun.readToken()) === null) throw new AppError('route_not_found')
      return { ok: true }
    },
    async createFirstStaff({ body: { token, ...person } }) {
      return { isConfirmed: await deps.firstRun.createFirstStaff(deps, token, person) }
    },
    async listMailbox() {
      if (!deps.readMailbox) throw new AppError('route_not_found')
      return { mails: [...(await deps.readMailbox())] }
    },
  } satisfies Partial<Handlers>
}
