/** Whether a token may still subscribe. The database decides, because rights can end before the token does. */
import type { Database } from '#server/ports/database.ts'
import type { AdmittedClaims } from '../admission.ts'

/**
 * `companyId` is the company whose rows the claims can show, null if unknown. `sites` are the origins that a visitor's
 * company allows for its widgets; empty means any.
 */
export type SocketAccess =
  | { readonly kind: 'active'; readonly companyId: string | null; readonly sites: readonly string[] }
  | { readonly kind: 'ended' }

/** Reads the access of a token's claims at this moment. */
export type ReadSocketAccess = (claims: AdmittedClaims) => Promise<SocketAccess>

/**
 * Returns the `sites` of a company, by the id in a key's claims or by the subdomain of the host that a socket is opened
 * on; empty for an unknown company, too.
 */
export type ReadSites = (company: {
  readonly id: string | undefined
  readonly subdomain: string | null
}) => Promise<readonly string[]>

const ENDED: SocketAccess = { kind: 'ended' }

/** Returns a reader: `app.access_status()` judges sessions and impersonations; a visitor needs a company that is not suspended. */
export function createReadSocketAccess(database: Database): ReadSocketAccess {
  return async claims => {
    if (claims.role === 'authenticated') {
      const [row] = await database.as(claims, query =>
        query<{ access: string; company_id: string | null }>(
          'select app.access_status() as access, app.member_company() as company_id',
        ),
      )
      return row?.access === 'active' ? { kind: 'active', companyId: row.company_id, sites: [] } : ENDED
    }
    const companyId = claims['company_id']
    if (typeof companyId !== 'string') return { kind: 'active', companyId: null, sites: [] }
    const [company] = await database.asOwner(query =>
      query<{ sites: readonly string[] }>(
        'select widget_sites as sites from public.companies where id = $1 and suspended_at is null',
        [companyId],
      ),
    )
    return company ? { kind: 'active', companyId, sites: company.sites } : ENDED
  }
}

/** Returns a reader of a company's sites, for the upgrade of a socket. */
export function createReadSites(database: Database): ReadSites {
  return async ({ id, subdomain }) => {
    if (id === undefined && subdomain === null) return []
    const [company] = await database.asOwner(query =>
      query<{ sites: readonly string[] }>(
        'select widget_sites as sites from public.companies where case when $1::uuid is null then subdomain = $2 else id = $1 end',
        [id ?? null, subdomain],
      ),
    )
    return company?.sites ?? []
  }
}
