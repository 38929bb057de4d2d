import { z } from 'zod'
import { EDITABLE_ROLES } from '../constants/permissions.ts'
import { memberRole, permission } from './account.ts'
import { instant } from './values.ts'

/** A role that can be assigned. Owners come from signing up. */
export const editableRole = z.enum(EDITABLE_ROLES)

/** A member of the company, with facts about the account. */
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
/** A parsed `person`. */
export type Person = z.infer<typeof person>

/** An invitation into the company. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRole,
  inviter_name: z.string(),
  created_at: instant,
  expires_at: instant,
  /** `delayed`: no mail server has taken its email so far. `refused`: one will not. Null if it was handed over or not tried yet. */
  mail_problem: z.enum(['delayed', 'refused']).nullable(),
})
/** A parsed `invitation`. */
export type Invitation = z.infer<typeof invitation>

/** A place where a person is signed in. */
export const session = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: instant,
  last_active_at: instant,
})
/** A parsed `session`. */
export type Session = z.infer<typeof session>

/** A role's permissions in the company. */
export const rolePermissions = z.object({
  role: editableRole,
  permissions: z.array(permission),
  /** Permissions of the role where the company has not decided. */
  defaults: z.array(permission),
})
/** Parsed `rolePermissions`. */
export type RolePermissions = z.infer<typeof rolePermissions>

/** An entry of the company's audit log. `detail` depends on the action. */
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
/** A parsed `auditEntry`. */
export type AuditEntry = z.infer<typeof auditEntry>

/** The company of a member. */
export const companyDetails = z.object({ id: z.uuid(), name: z.string(), subdomain: z.string() })
/** Parsed `companyDetails`. */
export type CompanyDetails = z.infer<typeof companyDetails>
