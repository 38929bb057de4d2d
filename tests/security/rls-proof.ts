import type { Identity } from './rls-identities.ts'

export type Proof = {
  readonly about: string
  readonly name: string
  readonly identity: Identity
  /** Under the identity's claims but as the owner, past row-level security: the trigger alone is looked at. */
  readonly asOwner?: boolean
  readonly sql: string
  /** Read by the owner afterwards. */
  readonly proof: string
  readonly rows: number
}
