import type { Section } from '../content/page.ts'

/** The section of one kind, as the props of its component. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>
