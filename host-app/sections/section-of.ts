import type { Section } from '../content/page.ts'

/** The section of a certain kind, as the component takes it that draws it. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>
