import type { Identity } from './rls-identities.ts'

/** A statement, and a query that proves its effect. */
export type Proof = {
  readonly about: string
  readonly name: string
  readonly identity: Identity
  /** Run as the owner with the identity's claims, without row-level security, to test only the trigger. */
  readonly asOwner?: boolean
  readonly sql: string
  /** Run by the owner afterwards. */
  readonly proof: string
  readonly rows: number
}
