import { z } from 'zod'
import { EDITABLE_ROLES } from '../constants/permissions.ts'
import { instant, memberRole, permission } from './account.ts'
import { officeHours, replyTime, ticketForm } from './widget.ts'

/** A role that can be given; owners are made by signing up. */
export const editableRole = z.enum(EDITABLE_ROLES)

export const person = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: memberRole,
  status: z.enum(['invited', 'active', 'suspended']),
  has_second_factor: z.boolean(),
  last_sign_in_at: instant.nullable(),
  created_at: instant,
})
export type Person = z.infer<typeof person>

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRole,
  inviter_name: z.string(),
  created_at: instant,
  expires_at: instant,
})
export type Invitation = z.infer<typeof invitation>

/** A place where somebody is signed in. */
export const session = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: instant,
  last_active_at: instant,
})
export type Session = z.infer<typeof session>

export const rolePermissions = z.object({
  role: editableRole,
  permissions: z.array(permission),
  /** What the role has where the company has not decided. */
  defaults: z.array(permission),
})
export type RolePermissions = z.infer<typeof rolePermissions>

export const auditEntry = z.object({
  id: z.uuid(),
  action: z.string(),
  actor_id: z.uuid().nullable(),
  actor_name: z.string().nullable(),
  impersonation_id: z.uuid().nullable(),
  target_id: z.uuid().nullable(),
  detail: z.record(z.string(), z.unknown()),
  created_at: instant,
})
export type AuditEntry = z.infer<typeof auditEntry>

/** The company's own settings of identity. */
export const companyDetails = z.object({
  id: z.uuid(),
  name: z.string(),
  subdomain: z.string(),
  /** Origins of the sites that may show the widgets; none means any. */
  widget_sites: z.array(z.string()),
  /** Whether the AI answers visitors; else they go straight to a human. */
  ai_enabled: z.boolean(),
  /** Questions that a visitor can ask by one press. */
  starters: z.array(z.string()),
  /** What visitors read while nobody is there. */
  away_text: z.string().nullable(),
  /** When people answer; null for a company that has not said. */
  office_hours: officeHours.nullable(),
  reply_time: replyTime.nullable(),
  ticket_form: ticketForm.nullable(),
})
export type CompanyDetails = z.infer<typeof companyDetails>
