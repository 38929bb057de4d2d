import { z } from 'zod'
import { AWAY_TEXT_MAX, STARTER_MAX, STARTERS_MAX } from '../constants/ai.ts'
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
import { officeHours, replyTime, ticketForm } from '../entities/widget.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const ofPerson = { params: byId, absent: 'person_not_found' } as const
const ofInvitation = { params: byId, absent: 'invitation_not_found' } as const
const token = z.string().min(20).max(200)
/** `https://shop.example` or `http://localhost:8080`: scheme, host and port. */
const origin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .refine(
    url => URL.canParse(url) && new URL(url).origin === url,
    'Give scheme, host and port only, such as https://shop.example.',
  )

/** Whether the platform knows the name, as what is kept here is handed to it later. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

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
      expires_at: z.iso.datetime({ offset: true }),
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
    query: z.object({ before: z.iso.datetime({ offset: true }).optional() }),
    response: z.object({ entries: z.array(auditEntry) }),
  },
  getCompany: { access: ['member'], response: companyDetails },
  updateCompany: {
    access: ['member'],
    permission: 'settings.edit',
    body: z.object({
      name: z.string().trim().min(1).max(120).optional(),
      widget_sites: z.array(origin).max(50).optional(),
      ai_enabled: z.boolean().optional(),
      starters: z.array(z.string().trim().min(1).max(STARTER_MAX)).max(STARTERS_MAX).optional(),
      away_text: z.string().trim().min(1).max(AWAY_TEXT_MAX).nullable().optional(),
      office_hours: officeHours
        .refine(({ time_zone }) => isTimeZone(time_zone), {
          message: 'Name a time zone such as Europe/Berlin.',
          path: ['time_zone'],
        })
        .refine(({ week }) => week.flat().every(([from, to]) => from < to), {
          message: 'Each time begins before it ends.',
          path: ['week'],
        })
        .nullable()
        .optional(),
      reply_time: replyTime.nullable().optional(),
      ticket_form: ticketForm
        .refine(({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length, {
          message: 'Each field has a key of its own.',
          path: ['fields'],
        })
        .refine(({ fields }) => fields.every(({ kind, options }) => kind === 'text' || options.length > 0), {
          message: 'A list needs options to choose from.',
          path: ['fields'],
        })
        .nullable()
        .optional(),
    }),
    response: companyDetails,
  },
} as const satisfies Record<string, Route>
