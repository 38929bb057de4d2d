import { z } from 'zod'
import { email, fullName, memberRole, password, permission } from '../entities/account.ts'
import {
  auditEntry,
  companyDetails,
  editableRole,
  invitation,
  person,
  rolePermissions,
  session,
} from '../entities/people.ts'
import { instant } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const ofPerson = { params: byId, absent: 'person_not_found' } as const
const ofInvitation = { params: byId, absent: 'invitation_not_found' } as const
const token = z.string().min(20).max(200)
const manages = { access: ['member'], permission: 'people.manage', refusesImpersonation: true } as const

/** People, their invitations, sessions and permissions, and their company. */
export const peopleRoutes = {
  updateProfile: {
    access: ['user'],
    body: z.object({ full_name: fullName }),
    response: ok,
    refusesImpersonation: true,
  },
  listSessions: {
    access: ['user'],
    response: z.object({ sessions: z.array(session) }),
    refusesImpersonation: true,
  },
  endSession: {
    access: ['user'],
    params: byId,
    absent: 'session_not_found',
    response: ok,
    refusesImpersonation: true,
  },

  listPeople: {
    access: ['member'],
    permission: 'people.manage',
    response: z.object({ people: z.array(person), invitations: z.array(invitation) }),
    refusesImpersonation: true,
  },
  updatePerson: {
    ...manages,
    ...ofPerson,
    body: z
      .object({ role: editableRole.optional(), status: z.enum(['active', 'suspended']).optional() })
      .refine(
        change => change.role !== undefined || change.status !== undefined,
        'Name at least one change.',
      ),
    response: person,
  },
  removePerson: { ...manages, ...ofPerson, response: ok },
  createInvitation: {
    ...manages,
    status: 201,
    limit: 'invitation',
    body: z.object({ email, role: editableRole }),
    response: invitation,
  },
  resendInvitation: { ...manages, ...ofInvitation, limit: 'invitation', response: invitation },
  revokeInvitation: { ...manages, ...ofInvitation, response: ok },
  /** What an invitation link offers. */
  readInvitation: {
    access: ['anyone'],
    limit: 'oneTimeToken',
    body: z.object({ token }),
    response: z.object({
      email: z.string(),
      role: memberRole,
      company_name: z.string(),
      inviter_name: z.string(),
      expires_at: instant,
    }),
  },
  acceptInvitation: {
    access: ['anyone'],
    limit: 'oneTimeToken',
    status: 201,
    body: z.object({ token, fullName, password }),
    /** `isConfirmed` false: the auth service still sends a mail to the address. */
    response: z.object({ email: z.string(), isConfirmed: z.boolean(), subdomain: z.string() }),
  },

  listPermissions: {
    access: ['member'],
    permission: 'permissions.manage',
    response: z.object({ roles: z.array(rolePermissions) }),
    refusesImpersonation: true,
  },
  setPermissions: {
    access: ['member'],
    permission: 'permissions.manage',
    refusesImpersonation: true,
    body: z.object({ role: editableRole, permissions: z.array(permission) }),
    response: rolePermissions,
  },
  /** The newest first, 50 per page. `before` is the last entry's `created_at`. */
  listAudit: {
    access: ['member'],
    permission: 'audit.view',
    query: z.object({ before: instant.optional() }),
    response: z.object({ entries: z.array(auditEntry) }),
  },
  getCompany: { access: ['member'], response: companyDetails },
} as const satisfies Record<string, Route>
