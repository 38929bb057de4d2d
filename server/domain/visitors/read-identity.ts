import type { Database } from '#server/ports/database.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Identity, verifyIdentity } from '#server/tokens/verify-identity.ts'
import { tenantClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'

/** Whom the company vouches for by its token; null without a token. Throws `identity_invalid`. */
export async function readIdentity(
  { database, tokens }: { readonly database: Database; readonly tokens: Pick<Tokens, 'now'> },
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
  const identity = await verifyIdentity(token, { secret, tenant, clock: tokens })
  if (!identity) throw new AppError('identity_invalid')
  return identity
}
