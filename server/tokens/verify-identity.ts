/** Identity tokens: JSON web tokens (RFC 7519) with which a company vouches for its visitor. */
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { email } from '#contract/entities/account.ts'
import { visibleText } from '#contract/entities/values.ts'
import type { RequestIssue } from '#contract/errors.ts'
import type { Clock } from '#core/clock.ts'
import { isStorable } from '#server/http/storable.ts'

/** Accepted difference between the company's clock and ours, in seconds. */
const LEEWAY_S = 30
/**
 * The longest lifetime of an identity token, in seconds. A longer one could be found and reused; the company signs a
 * new one for each visit.
 */
const LIFETIME_MAX_S = 24 * 60 * 60

/** Taken as it was signed: trimmed or normalized, it could be another person's. */
const subject = z.string().min(1).max(255).refine(isStorable)
const identityClaims = z.object({
  email: email.optional(),
  name: visibleText.refine(isStorable).min(1).max(120).optional(),
  exp: z.number(),
})
const SUBJECT_ISSUE: RequestIssue = {
  path: 'body.identity_token',
  message: '`sub` must be a text of 1 to 255 characters in valid Unicode, without the NUL character.',
}

/** A person that a company vouches for. `key` is the company's own id for them, exactly as it was signed. */
export type Identity = { readonly key: string; readonly email: string | null; readonly name: string | null }

/** `issues` say what the company may mend; they are empty unless it has signed the token. */
export type VerifiedIdentity =
  | { readonly kind: 'valid'; readonly identity: Identity }
  | { readonly kind: 'invalid'; readonly issues: readonly RequestIssue[] }

/** Returns the identity in a token that the company signed with HS256 and `secret` for the audience `tenant`. */
export async function verifyIdentity(
  token: string,
  { secret, tenant, clock }: { secret: string; tenant: string; clock: Pick<Clock, 'now'> },
): Promise<VerifiedIdentity> {
  const nowMs = clock.now()
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    audience: tenant,
    clockTolerance: LEEWAY_S,
    currentDate: new Date(nowMs),
    requiredClaims: ['exp'],
  }).catch(() => null)
  const claims = identityClaims.safeParse(verified?.payload)
  if (!claims.success || claims.data.exp > nowMs / 1_000 + LIFETIME_MAX_S + LEEWAY_S)
    return { kind: 'invalid', issues: [] }
  const key = subject.safeParse(verified?.payload.sub)
  if (!key.success) return { kind: 'invalid', issues: [SUBJECT_ISSUE] }
  const { email: address = null, name = null } = claims.data
  return { kind: 'valid', identity: { key: key.data, email: address, name } }
}
