/** Slugs of articles and topics, and how they stay unique within a company. */
import { randomBytes } from 'node:crypto'
import { CONTENT_SLUG_MAX, RESERVED_SLUGS } from '#contract/constants/knowledge.ts'
import type { Query } from '#server/ports/database.ts'

/** Characters of a slug before its number, so that there is room for one. */
const STEM_MAX = CONTENT_SLUG_MAX - 8

/**
 * Returns a slug for a title, of ASCII letters, digits and hyphens. A title without any, such as an Arabic or Hebrew
 * one, gives `fallback` and a few random characters.
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

/** Returns the slug, or the slug with the lowest number that is not in `used`. */
export function freeSlug(slug: string, used: ReadonlySet<string>): string {
  if (!used.has(slug)) return slug
  let number = 2
  while (used.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Returns each slug, numbered if the company or an earlier one in the list has it already. */
export async function unusedSlugs(
  query: Query,
  companyId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const used = new Set<string>(RESERVED_SLUGS)
  const look = async (expression: string) => {
    const rows = await query<{ slug: string }>(
      `select slug from public.content where company_id = $1 and ${expression} = any($2)`,
      [companyId, [...new Set(wanted)]],
    )
    for (const { slug } of rows) used.add(slug)
  }
  await look('slug')
  // Numbered slugs are read only if one is needed, since no index helps there.
  if (wanted.some(slug => used.has(slug)) || new Set(wanted).size < wanted.length)
    await look("regexp_replace(slug, '-[0-9]+$', '')")
  return wanted.map(slug => {
    const free = freeSlug(slug, used)
    used.add(free)
    return free
  })
}
