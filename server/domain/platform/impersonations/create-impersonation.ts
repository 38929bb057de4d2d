import { IMPERSONATION_LIFETIME_MS, IMPERSONATION_TOKEN_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { findTenant, tenantFacingName } from '../platform-staff.ts'

/**
 * Starts an impersonation and returns its single-use token (R4). Only this response contains the token; its hash is
 * stored. @throws tenant_not_found (404), or forbidden (403) for the platform's own company.
 */
export async function createImpersonation(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  staff: Member,
  request: ParsedRequestOf<'createImpersonation'>['body'],
): Promise<ResponseOf<'createImpersonation'>> {
  if (request.company_id === staff.companyId) throw new AppError('forbidden')
  const company = await findTenant(database, staff, request.company_id)
  const token = newSecret()
  const now = clock.now()
  const tokenExpiresAt = new Date(now + IMPERSONATION_TOKEN_LIFETIME_MS)
  const [created] = await database.as(staff.claims, query =>
    query<{ id: string }>(
      `insert into public.impersonations
         (company_id, staff_id, staff_name, reason, can_write, token_hash, token_expires_at, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        company.id,
        staff.userId,
        tenantFacingName(staff.fullName),
        request.reason,
        request.can_write,
        hashSecret(token),
        tokenExpiresAt,
        new Date(now + IMPERSONATION_LIFETIME_MS),
        new Date(now),
      ],
    ),
  )
  return { id: created!.id, token, token_expires_at: tokenExpiresAt.toISOString(), company }
}
