/** The current size of a floating panel, and how to change it. */
export type Sizing = { readonly isExpanded: boolean; readonly toggle: () => void }
