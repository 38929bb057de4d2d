/** The product's own name, stated once. Everything that carries the name is derived from here. */
export const BRAND = {
  name: 'Lapwing',
  /** The bare name as a host label and in identifiers, such as /compare/lapwing-vs-… and lapwing_debug. */
  slug: 'lapwing',
  /** The header of the chat panel. */
  supportTitle: 'Lapwing Support',
} as const
