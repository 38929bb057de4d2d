import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../constants/identity.ts'
import { PERMISSIONS } from '../constants/permissions.ts'

/** A membership's role. `staff` is a person of the platform. */
export const memberRole = z.enum(['owner', 'admin', 'agent', 'viewer', 'staff'])
export type MemberRole = z.infer<typeof memberRole>

export const permission = z.enum(PERMISSIONS)

/** An instant in ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

export const userProfile = z.object({
  id: z.uuid(),
  company_id: z.uuid(),
  company_name: z.string(),
  company_subdomain: z.string(),
  full_name: z.string(),
  role: memberRole,
  is_active: z.boolean(),
  permissions: z.array(permission),
  /** The account that the platform's configuration names as its owner's. */
  is_platform_owner: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
export type UserProfile = z.infer<typeof userProfile>

export const tenantInfo = z.object({
  id: z.uuid(),
  subdomain: z.string(),
  name: z.string(),
  isDefaultTenant: z.boolean(),
})
export type TenantInfo = z.infer<typeof tenantInfo>

export const email = z.string().trim().toLowerCase().pipe(z.email().max(254))

export const password = z
  .string()
  .min(PASSWORD_MIN_CHARACTERS, `Use at least ${PASSWORD_MIN_CHARACTERS} characters.`)
  .max(PASSWORD_MAX_CHARACTERS)

export const fullName = z.string().trim().min(1).max(120)

/** The name of a company's own host: a label of the domain name system (RFC 1035, section 2.3.1). */
export const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(63, 'Use at most 63 characters.')
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use letters, digits and hyphens, not at the ends.')
  .refine(label => !label.startsWith('xn--'), 'Use letters, digits and hyphens, not at the ends.')
