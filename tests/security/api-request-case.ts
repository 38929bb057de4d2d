import type { Tenant } from './api-identities.ts'
import type { ApiWorld } from './api-world.ts'

/** What a request's body is made from. */
export type RequestCase = {
  readonly world: ApiWorld
  readonly tenant: Tenant
  /** The path's id, or the caller's own conversation. */
  readonly id: string
  readonly nowS: number
}
