import { z } from 'zod'

/** A membership's role. `staff` is a person of the platform. */
export const memberRole = z.enum(['owner', 'admin', 'agent', 'viewer', 'staff'])
export type MemberRole = z.infer<typeof memberRole>

export const userProfile = z.object({
  id: z.uuid(),
  company_id: z.uuid(),
  company_name: z.string(),
  full_name: z.string(),
  role: memberRole,
  is_active: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})
export type UserProfile = z.infer<typeof userProfile>

export const tenantInfo = z.object({
  id: z.uuid(),
  subdomain: z.string(),
  name: z.string(),
  isDefaultTenant: z.boolean(),
})

export const email = z.string().trim().toLowerCase().pipe(z.email().max(254))
