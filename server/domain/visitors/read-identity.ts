import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Identity, verifyIdentity } from '#server/tokens/verify-identity.ts'
import { tenantClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'

/** Whom the company vouches for by its token; null without a token. Throws `identity_invalid`. */
export async function readIdentity(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  companyId: string,
  token: string | undefined,
): Promise<Identity | null> {
  if (token === undefined) return null
  const [company] = await database.as(tenantClaims({ companyId }), query =>
    query<{ subdomain: string; secret: string | null }>(
      'select subdomain, app.identity_secret() as secret from public.companies where id = $1',
      [companyId],
    ),
  )
  if (!company || company.secret === null) throw new AppError('identity_invalid')
  const { subdomain: tenant, secret } = company
  const identity = await verifyIdentity(token, { secret, tenant, clock })
  if (!identity) throw new AppError('identity_invalid')
  return identity
}
