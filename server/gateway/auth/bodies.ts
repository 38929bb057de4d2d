/** Request bodies of auth/v1. Other fields that supabase-js sends are ignored. */
import type { Context } from 'hono'
import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS } from '#contract/constants/identity.ts'
import { parseJson, UnstorableTextError } from '#server/http/storable.ts'
import { AuthError } from './auth-error.ts'

const METADATA_MAX_CHARACTERS = 4_096
const text = z.string().max(1_024)
const label = z.string().max(100)
const address = z.string().trim().toLowerCase().max(254)

/** Sign-in by password. */
export const passwordGrant = z.object({ email: address, password: text })
/** Renewal of a session. */
export const refreshGrant = z.object({ refresh_token: text })
/** Redemption of an emailed link. */
export const linkVerification = z.object({
  type: z.enum(['recovery', 'signup', 'invite', 'email']),
  token_hash: text,
})
/** Request for a password reset. */
export const recoveryRequest = z.object({ email: address })
/** Request to send the confirmation again. */
export const resendRequest = z.object({ type: z.literal('signup'), email: address })
/** Change of password or metadata. Strict, because an unsupported change must not seem to succeed. */
export const userUpdate = z.strictObject({
  password: z.string().max(PASSWORD_MAX_CHARACTERS).optional(),
  current_password: text.optional(),
  // Metadata is part of every access token, so it has to stay small.
  data: z
    .record(z.string(), z.json())
    .refine(data => JSON.stringify(data).length <= METADATA_MAX_CHARACTERS)
    .optional(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
})
/** Enrollment of an authenticator app. */
export const enrolment = z.object({
  factor_type: z.literal('totp'),
  friendly_name: label.optional(),
  issuer: label.optional(),
})
/** A code of an authenticator app, for an open challenge. */
export const factorCode = z.object({ challenge_id: z.guid(), code: text })

/** Returns the parsed body. @throws AuthError bad_json or validation_failed. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = schema.safeParse(jsonOf(await c.req.text()))
  if (!body.success) throw new AuthError('validation_failed')
  return body.data
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw new AuthError(error instanceof UnstorableTextError ? 'validation_failed' : 'bad_json')
  }
}
