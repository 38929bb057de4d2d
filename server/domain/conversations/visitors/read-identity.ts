import type { Database } from '#server/ports/database.ts'
import { openIdentityKey } from '#server/tokens/seal-secret.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Identity, verifyIdentity } from '#server/tokens/verify-identity.ts'
import { tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/** Whom the company vouches for by its token; null without a token. Throws `identity_invalid`. */
export async function readIdentity(
  {
    database,
    tokens,
    identitySealKey,
  }: {
    readonly database: Database
    readonly tokens: Pick<Tokens, 'now'>
    /** Opens the key with which the company signs: 32 bytes. */
    readonly identitySealKey: Uint8Array
  },
  companyId: string,
  token: string | undefined,
): Promise<Identity | null> {
  if (token === undefined) return null
  const [company] = await database.as(tenantClaims({ companyId }), query =>
    query<{ subdomain: string; kept: string | null }>(
      'select subdomain, app.identity_secret() as kept from public.companies where id = $1',
      [companyId],
    ),
  )
  if (!company || company.kept === null) throw new AppError('identity_invalid')
  const { subdomain: tenant, kept } = company
  const secret = openKey(identitySealKey, companyId, kept)
  if (secret === null) throw new AppError('identity_invalid')
  const identity = await verifyIdentity(token, { secret, tenant, clock: tokens })
  if (!identity) throw new AppError('identity_invalid')
  return identity
}

/** Null for one that another secret has sealed: until the company makes a new one, nothing that it signs can be checked. */
function openKey(sealKey: Uint8Array, companyId: string, kept: string): string | null {
  try {
    return openIdentityKey(sealKey, companyId, kept)
  } catch {
    return null
  }
}
