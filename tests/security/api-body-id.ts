import type { ApiWorld, Tenant } from './api-world.ts'

type Named =
  /** An answer of the AI has its conversation's id. */
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
  /** Of a call that is for members alone, who know every conversation of their company's. */
  | { readonly names: 'conversation of members' }
  /** The key under which a browser has stored something, which is no id of the server's. */
  | { readonly names: 'creation key' | 'message key' | 'page key' }
  /** What a saved filter compares rows with that its reader may see anyway; it is kept and says nothing. */
  | { readonly names: 'filter key' }

/** An id that the body of a call holds. */
export type BodyId = Named & {
  /** The answer for an id of none and for one of another tenant's row. */
  readonly answer: string
  /** The answer for another tenant's row, where that may be told apart. */
  readonly other?: string
  /** The field is a list of ids. */
  readonly isList?: true
  /** The field in its place, where that is not the body itself. */
  readonly within?: (id: string, world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
  /** What the body has to say besides. */
  readonly beside?: (world: ApiWorld, tenant: Tenant) => Readonly<Record<string, unknown>>
}
