import type { ContentCategory, ContentDetail, ContentWords } from '#contract/entities/content.ts'
import { contentPath } from '#core/knowledge/knowledge-path.ts'

/** Where visitors will read a draft: a path of the company's site. */
export function draftPath(
  { type }: Pick<ContentDetail, 'type'>,
  { slug, category_id, section_id }: ContentWords,
  categories: readonly ContentCategory[],
): string {
  const category = categories.find(({ id }) => id === category_id) ?? null
  const section = category?.sections.find(({ id }) => id === section_id) ?? null
  return contentPath({ type, slug, category, section })
}
