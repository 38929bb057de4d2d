/** Identity tokens: JSON web tokens (RFC 7519) with which a company vouches for its visitor. */
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { email } from '#contract/entities/account.ts'
import { visibleText } from '#contract/entities/values.ts'
import type { Clock } from '#core/clock.ts'
import { isStorable } from '#server/http/storable.ts'

/** Accepted difference between the company's clock and ours, in seconds. */
const LEEWAY_S = 30
/**
 * The longest lifetime of an identity token, in seconds. A longer one could be found and reused; the company signs a
 * new one for each visit.
 */
const LIFETIME_MAX_S = 24 * 60 * 60

const text = visibleText.refine(isStorable)
const identityClaims = z.object({
  sub: text.min(1).max(255),
  email: email.optional(),
  name: text.min(1).max(120).optional(),
  exp: z.number(),
})

/** A person that a company vouches for. `key` is the company's own id for them. */
export type Identity = { readonly key: string; readonly email: string | null; readonly name: string | null }

/**
 * Returns the identity in a token that the company signed with HS256 and `secret` for the audience `tenant`; null if
 * anything is wrong with it.
 */
export async function verifyIdentity(
  token: string,
  { secret, tenant, clock }: { secret: string; tenant: string; clock: Pick<Clock, 'now'> },
): Promise<Identity | null> {
  const nowMs = clock.now()
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    audience: tenant,
    clockTolerance: LEEWAY_S,
    currentDate: new Date(nowMs),
    requiredClaims: ['sub', 'exp'],
  }).catch(() => null)
  const claims = identityClaims.safeParse(verified?.payload)
  if (!claims.success || claims.data.exp > nowMs / 1_000 + LIFETIME_MAX_S + LEEWAY_S) return null
  const { sub, email: address = null, name = null } = claims.data
  return { key: sub, email: address, name }
}
