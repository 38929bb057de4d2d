import { randomBytes } from 'node:crypto'
import { CONTENT_SLUG_MAX } from '#contract/constants/knowledge.ts'

/** Room for the number that tells two of the same name apart. */
const STEM_MAX = CONTENT_SLUG_MAX - 8

/**
 * The part of an address that a title stands under: ASCII letters, digits and hyphens. A title that has none, as in
 * Arabic or Hebrew, gets `fallback` and a few characters by chance.
 */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_MAX)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? `${fallback.replaceAll('_', '-')}-${randomBytes(4).toString('hex')}` : slug
}

/** The slug itself, or with the lowest number that makes it another than those taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
