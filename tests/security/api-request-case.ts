import type { ApiWorld, Tenant } from './api-world.ts'

export type RequestCase = {
  readonly world: ApiWorld
  readonly tenant: Tenant
  /** Of the path, or of the caller's own conversation. */
  readonly id: string
  readonly nowS: number
}
