import { z } from 'zod'
import { instant } from './account.ts'

/** Whether a company has a key for identities, and who made it; not known of one that the operator has set. */
export const identityKeyState = z.object({
  is_set: z.boolean(),
  set_at: instant.nullable(),
  set_by_name: z.string().nullable(),
})
export type IdentityKeyState = z.infer<typeof identityKeyState>

/** The one answer that tells a key: 32 random bytes in base64url (RFC 4648, section 5). */
export const newIdentityKey = identityKeyState.extend({ key: z.string() })
export type NewIdentityKey = z.infer<typeof newIdentityKey>
