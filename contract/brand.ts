/** The product's name. Everything that shows the name takes it from here. */
export const BRAND = {
  name: 'Lapwing',
  /** The name in host labels and identifiers, such as `/compare/lapwing-vs-…` and `lapwing_debug`. */
  slug: 'lapwing',
  /** The title in the chat panel's header. */
  supportTitle: 'Lapwing Support',
} as const
