/** The part of a custom-elements manifest that the gallery shows. */
export type Manifest = {
  readonly modules: readonly { readonly declarations: readonly ElementDoc[] }[]
}

/** One element. */
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

/** Fetches the manifest, which the build writes beside this page. @throws Error if it isn't there. */
export async function fetchManifest(): Promise<readonly ElementDoc[]> {
  const response = await fetch('custom-elements.json')
  if (!response.ok) throw new Error(`custom-elements.json: ${response.status}`)
  const { modules }: Manifest = await response.json()
  return modules.flatMap(({ declarations }) => declarations)
}

/** Returns the values of a union such as `'light' | 'dark'`; none for any other type. */
export function choicesOf(type: string): readonly string[] {
  return [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value!)
}
