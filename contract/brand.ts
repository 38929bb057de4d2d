/** The product's name. Everything that shows the name takes it from here. */
export const BRAND = {
  name: 'Lapwing',
  /** The name in host labels and identifiers, such as `/compare/lapwing-vs-…` and `lapwing_debug`. */
  slug: 'lapwing',
  /** Address of the public source repository, without a slash at the end. Links to it are hidden while it is empty. */
  repository: '' as string,
} as const
