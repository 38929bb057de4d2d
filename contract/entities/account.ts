import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../constants/identity.ts'
import { PERMISSIONS } from '../constants/permissions.ts'
import { isEmail } from '../text/is-email.ts'
import { filledText, instant } from './values.ts'

/** Role of a membership. `staff` is a platform user. */
export const memberRole = z.enum(['owner', 'admin', 'agent', 'viewer', 'staff'])
/** A role of `memberRole`. */
export type MemberRole = z.infer<typeof memberRole>

/** A permission of `PERMISSIONS`. */
export const permission = z.enum(PERMISSIONS)

/** The signed-in person's profile, with the company and the permissions in it. Spec 3 and 4.3. */
export const userProfile = z.object({
  id: z.uuid(),
  company_id: z.uuid(),
  company_name: z.string(),
  company_subdomain: z.string(),
  full_name: z.string(),
  role: memberRole,
  is_active: z.boolean(),
  permissions: z.array(permission),
  /** Whether the platform's configuration names this account as its owner's (GUARD-05). */
  is_platform_owner: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
/** A parsed `userProfile`. */
export type UserProfile = z.infer<typeof userProfile>

/** Public facts about the tenant of a host. Spec 4.1. */
export const tenantInfo = z.object({
  id: z.uuid(),
  subdomain: z.string(),
  name: z.string(),
  isDefaultTenant: z.boolean(),
})
/** A parsed `tenantInfo`. */
export type TenantInfo = z.infer<typeof tenantInfo>

/** An email address as it was written, trimmed. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .refine(isEmail, 'Give an address such as help@example.com.')

/** An email address, trimmed and in lower case. */
export const email = z.string().trim().toLowerCase().pipe(emailAddress)

/** A new password. Its length counts; its characters are free. */
export const password = z
  .string()
  .min(PASSWORD_MIN_CHARACTERS, `Use at least ${PASSWORD_MIN_CHARACTERS} characters.`)
  .max(PASSWORD_MAX_CHARACTERS)

/** A person's name, trimmed and not empty. */
export const fullName = filledText(120)

/** Label of a company's own host (RFC 1035, section 2.3.1), in lower case. */
export const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(63, 'Use at most 63 characters.')
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use letters, digits and hyphens, not at the ends.')
  .refine(label => !label.startsWith('xn--'), 'Use letters, digits and hyphens, not at the ends.')
