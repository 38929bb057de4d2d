/** The panel's two sizes, where it has them. */
export type Sizing = { readonly isExpanded: boolean; readonly toggle: () => void }
