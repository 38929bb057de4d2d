import type { Tenant } from './api-identities.ts'
import type { ApiWorld } from './api-world.ts'

type Named =
  /** A row by its kind. An `answer` (a message of the AI) has the same id as its conversation. */
  | {
      readonly names:
        | 'conversation'
        | 'answer'
        | 'person'
        | 'tenant'
        | 'content'
        | 'category'
        | 'section'
        | 'customer'
        | 'team'
        | 'rule'
        | 'sla-policy'
    }
  /** A conversation in a call for members only, who may know all of their company's conversations. */
  | { readonly names: 'conversation of members' }
  /** A key that a browser created for something it stores; not an id of the server. */
  | { readonly names: 'creation key' | 'message key' | 'page key' }
  /** A value in a saved filter. It is stored and only compared with rows that its reader may see anyway. */
  | { readonly names: 'filter key' }

/** An id in a call's body. */
export type BodyId = Named & {
  /** The expected answer for a nonexistent id and for another tenant's row. */
  readonly answer: string
  /** The expected answer for another tenant's row, where it may differ. */
  readonly other?: string
  /** Whether the field is a list of ids. */
  readonly isList?: true
  /** Puts the id into a nested field of the body. */
  readonly within?: (id: string, world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
  /** Further fields that the body needs. */
  readonly beside?: (world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
}
