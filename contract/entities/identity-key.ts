import { z } from 'zod'
import { instant } from './values.ts'

/** Whether a company has an identity key, and who created it. The creator of a key set by the operator is unknown. */
export const identityKeyState = z.object({
  is_set: z.boolean(),
  set_at: instant.nullable(),
  set_by_name: z.string().nullable(),
})
/** A parsed `identityKeyState`. */
export type IdentityKeyState = z.infer<typeof identityKeyState>

/** The only response that contains the key: 32 random bytes in base64url (RFC 4648, section 5). */
export const newIdentityKey = identityKeyState.extend({ key: z.string() })
/** A parsed `newIdentityKey`. */
export type NewIdentityKey = z.infer<typeof newIdentityKey>
