/** The first-run page: whoever reads the server's terminal creates the first platform user, once. */
import { createHmac } from 'node:crypto'
import { FIRST_RUN_PATH } from '#contract/constants/site.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { isSameSecret } from '#server/tokens/secrets.ts'
import { AppError } from '../app-error.ts'
import { type CreateStaffDeps, createStaff, type NewStaff } from './create-staff.ts'

/** Creation of the first platform user. */
export type FirstRun = {
  /** Returns the token for the operator; null in demo mode and once there is a platform user. */
  readonly readToken: () => Promise<string | null>
  /** Returns lines for the operator's terminal with the page and the token; empty without a token. */
  readonly readNotice: (publicUrl: string) => Promise<string[]>
  /**
   * Creates the first platform user; of several at once, one succeeds. Returns whether the address is confirmed.
   * @throws route_not_found (404) once there is one, first_run_token_invalid (403), or address_taken (409).
   */
  readonly createFirstStaff: (deps: CreateStaffDeps, token: string, person: NewStaff) => Promise<boolean>
}

/** Open only in production, and only as long as nobody is or will be a platform user. */
const NONCE = `
  select first_run_nonce as nonce from app.installation
   where mode = 'production'
     and not exists (select from public.profiles where role = 'staff' and status <> 'suspended')`

/**
 * Returns the first run. Every node derives the same token from the server's secret and the database's nonce, so none
 * is stored. Each new platform user changes the nonce and so the token. @param key see `deriveFirstRunKey`.
 */
export function createFirstRun(database: Database, key: Uint8Array): FirstRun {
  async function tokenBy(query: Query): Promise<string | null> {
    const [open] = await query<{ nonce: string }>(NONCE)
    return open ? createHmac('sha256', key).update(open.nonce).digest('base64url') : null
  }
  const readToken = () => database.asOwner(tokenBy)

  return {
    readToken,
    async readNotice(publicUrl) {
      const token = await readToken()
      if (token === null) return []
      return [
        'There is no platform user yet. Create the first one on this page with this token, or with npm run create-staff:',
        `  page   ${publicUrl}${FIRST_RUN_PATH}`,
        `  token  ${token}`,
      ]
    },
    async createFirstStaff(deps, token, person) {
      const expected = await readToken()
      if (expected === null) throw new AppError('route_not_found')
      if (!isSameSecret(token, expected)) throw new AppError('first_run_token_invalid')
      return createStaff(deps, person, async query => {
        if ((await tokenBy(query)) !== expected) throw new AppError('route_not_found')
      })
    },
  }
}
