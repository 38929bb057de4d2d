import { RESERVED_SLUGS } from '#contract/constants/knowledge.ts'
import type { Query } from '#server/ports/database.ts'
import { freeSlug } from './slug-of.ts'

/** Each slug, or with the lowest number that makes it another than the company's and those before it. */
export async function unusedSlugs(
  query: Query,
  companyId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const taken = new Set<string>(RESERVED_SLUGS)
  const look = async (expression: string) => {
    const rows = await query<{ slug: string }>(
      `select slug from public.content where company_id = $1 and ${expression} = any($2)`,
      [companyId, [...new Set(wanted)]],
    )
    for (const { slug } of rows) taken.add(slug)
  }
  await look('slug')
  // Numbers are asked for only where one is needed, since no index helps there.
  if (wanted.some(slug => taken.has(slug)) || new Set(wanted).size < wanted.length)
    await look("regexp_replace(slug, '-[0-9]+$', '')")
  return wanted.map(slug => {
    const free = freeSlug(slug, taken)
    taken.add(free)
    return free
  })
}
