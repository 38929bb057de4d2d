import type { Database } from '#server/ports/database.ts'
import { openIdentityKey } from '#server/tokens/seal-secret.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { type Identity, verifyIdentity } from '#server/tokens/verify-identity.ts'
import { tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/**
 * Returns the identity in a token that the company has signed.
 * @throws identity_invalid (401), with an issue if only its `sub` can't be used.
 */
export async function readIdentity(
  {
    database,
    tokens,
    identitySealKey,
  }: {
    readonly database: Database
    readonly tokens: Pick<Tokens, 'now'>
    /** Decrypts the company's signing key: 32 bytes. */
    readonly identitySealKey: Uint8Array
  },
  companyId: string,
  token: string,
): Promise<Identity> {
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
  const verified = await verifyIdentity(token, { secret, tenant, clock: tokens })
  if (verified.kind === 'invalid') throw new AppError('identity_invalid', verified.issues)
  return verified.identity
}

/**
 * Returns the company's signing key; null if it was encrypted with another secret. Then the company needs a new key.
 */
function openKey(sealKey: Uint8Array, companyId: string, kept: string): string | null {
  try {
    return openIdentityKey(sealKey, companyId, kept)
  } catch {
    return null
  }
}
