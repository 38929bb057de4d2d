/** The product's name. Everything that shows the name takes it from here. */
export const BRAND = {
  name: 'Lapwing',
  /** The name in host labels and identifiers, such as `/compare/lapwing-vs-…` and `lapwing_debug`. */
  slug: 'lapwing',
} as const
