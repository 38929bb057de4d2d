/** Replaced by the build with the modules of the custom-elements manifest (`vite.app.config.ts`). */
declare const __ELEMENTS__: readonly ElementDoc[]

/** The elements, as the custom-elements manifest describes them. Uses the replaced name once: each use is inlined. */
export const ELEMENTS = __ELEMENTS__

/** One element: the part of its declaration that the gallery shows. */
export type ElementDoc = {
  readonly tagName: string
  readonly description: string
  readonly attributes: readonly AttributeDoc[]
  readonly members: readonly MemberDoc[]
  readonly events: readonly Named[]
  readonly cssParts: readonly Named[]
  readonly cssProperties: readonly Named[]
}

/** Something with a name, a default and a description. */
export type Named = { readonly name: string; readonly description: string; readonly default?: string }

/** An attribute, its TypeScript type, and its property if it has one. */
export type AttributeDoc = Named & { readonly type: { readonly text: string }; readonly fieldName?: string }

/** A property or a method. */
export type MemberDoc = Named & {
  readonly kind: 'field' | 'method'
  readonly parameters?: readonly {
    readonly name: string
    readonly type: { readonly text: string }
    readonly optional: boolean
  }[]
}
