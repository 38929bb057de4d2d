import { updateProfile } from '#server/domain/people/accounts/profile.ts'
import { acceptInvitation } from '#server/domain/people/members/accept-invitation.ts'
import { listAudit } from '#server/domain/people/members/audit.ts'
import { readCompany } from '#server/domain/people/members/company-details.ts'
import {
  createInvitation,
  resendInvitation,
  revokeInvitation,
} from '#server/domain/people/members/invitations.ts'
import { listPeople } from '#server/domain/people/members/list-people.ts'
import { listPermissions, setPermissions } from '#server/domain/people/members/permissions.ts'
import { readInvitation } from '#server/domain/people/members/read-invitation.ts'
import { removePerson } from '#server/domain/people/members/remove-person.ts'
import { endSession, listSessions } from '#server/domain/people/members/sessions.ts'
import { updatePerson } from '#server/domain/people/members/update-person.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of people, invitations, sessions and permissions. */
export function peopleHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    async updateProfile({ actor, body }) {
      await updateProfile(deps, actor, body.full_name)
      return { ok: true }
    },
    listSessions: async ({ actor }) => ({ sessions: await listSessions(database, actor) }),
    async endSession({ actor, params }) {
      await endSession(database, actor, params.id)
      return { ok: true }
    },
    listPeople: ({ actor }) => listPeople(database, actor),
    updatePerson: ({ actor, params, body }) => updatePerson(deps, actor, params.id, body),
    async removePerson({ actor, params }) {
      await removePerson(deps, actor, params.id)
      return { ok: true }
    },
    createInvitation: ({ actor, body }) => createInvitation(deps, actor, body),
    resendInvitation: ({ actor, params }) => resendInvitation(deps, actor, params.id),
    async revokeInvitation({ actor, params }) {
      await revokeInvitation(deps, actor, params.id)
      return { ok: true }
    },
    readInvitation: ({ body }) => readInvitation(deps, body.token),
    acceptInvitation: ({ body }) => acceptInvitation(deps, body),
    listPermissions: async ({ actor }) => ({ roles: await listPermissions(database, actor) }),
    setPermissions: ({ actor, body }) => setPermissions(deps, actor, body),
    listAudit: async ({ actor, query }) => ({ entries: await listAudit(database, actor, query.before) }),
    getCompany: ({ actor }) => readCompany(database, actor),
  } satisfies Partial<Handlers>
}
