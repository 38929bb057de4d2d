/** Whether the bearer of a token may hear anything at this moment: the database's word, not the token's. */
import type { Database } from '#server/ports/database.ts'
import type { AdmittedClaims } from '../admission.ts'

/** `sites` are the origins that a visitor's company has named for its widgets; none means any. */
export type Standing =
  | { readonly kind: 'standing'; readonly sites: readonly string[] }
  | { readonly kind: 'fallen' }

export type ReadStanding = (claims: AdmittedClaims) => Promise<Standing>

const FALLEN: Standing = { kind: 'fallen' }

/** Asks for a session or an impersonation by `app.standing`, and for a visitor whether the company is open. */
export function createReadStanding(database: Database): ReadStanding {
  return async claims => {
    if (claims.role === 'authenticated') {
      const [row] = await database.as(claims, query =>
        query<{ standing: string }>('select app.standing() as standing'),
      )
      return row?.standing === 'active' ? { kind: 'standing', sites: [] } : FALLEN
    }
    const companyId = claims['company_id']
    if (companyId === undefined) return { kind: 'standing', sites: [] }
    const [company] = await database.asOwner(query =>
      query<{ sites: readonly string[] }>(
        'select widget_sites as sites from public.companies where id = $1 and suspended_at is null',
        [companyId],
      ),
    )
    return company ? { kind: 'standing', sites: company.sites } : FALLEN
  }
}
