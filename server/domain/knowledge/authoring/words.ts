/** The written fields of an article, as columns that drafts, published rows and versions share. */
import { type ContentWords, contentWords } from '#contract/entities/content.ts'
import type { Query, Row } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'

/** The names of these columns. */
export const WORDS = Object.keys(contentWords.shape) as readonly (keyof ContentWords)[]

/** Returns the columns as SQL, with a table's alias before each if one is given. */
export function wordColumns(alias?: string): string {
  return WORDS.map(word => (alias === undefined ? word : `${alias}.${word}`)).join(', ')
}

/** Returns the written fields of a row, also if the row exceeds the contract's limits. */
export function wordsOf(row: Row): ContentWords {
  return Object.fromEntries(WORDS.map(word => [word, row[word]])) as ContentWords
}

/** Returns the values as statement parameters, in the order of `WORDS`. */
export function wordParameters(words: ContentWords): unknown[] {
  return WORDS.map(word => {
    const value = words[word]
    return Array.isArray(value) ? [...value] : value
  })
}

/** Whether all fields are equal. */
export function sameWords(a: ContentWords, b: ContentWords): boolean {
  return WORDS.every(word => JSON.stringify(a[word]) === JSON.stringify(b[word]))
}

/**
 * Returns the fields with the given ones replaced.
 * A section belongs to its category: another category removes it, and a section alone sets its category.
 * @throws topic_not_found (404)
 */
export async function changedWords(
  query: Query,
  companyId: string,
  before: ContentWords,
  given: { readonly [Word in keyof ContentWords]?: ContentWords[Word] | undefined },
): Promise<ContentWords> {
  const after: ContentWords = { ...before }
  for (const word of WORDS) if (given[word] !== undefined) Object.assign(after, { [word]: given[word] })
  if (after.category_id !== before.category_id && given.section_id === undefined) after.section_id = null
  return { ...after, category_id: await categoryOf(query, companyId, after, given.category_id !== undefined) }
}

async function categoryOf(
  query: Query,
  companyId: string,
  { category_id: category, section_id: section }: ContentWords,
  isCategoryGiven: boolean,
): Promise<string | null> {
  if (section !== null) {
    const [row] = await query<{ category_id: string }>(
      'select category_id from public.content_sections where company_id = $1 and id = $2',
      [companyId, section],
    )
    if (!row || (isCategoryGiven && category !== row.category_id)) throw new AppError('topic_not_found')
    return row.category_id
  }
  if (category === null) return null
  const found = await query('select from public.content_categories where company_id = $1 and id = $2', [
    companyId,
    category,
  ])
  if (found.length === 0) throw new AppError('topic_not_found')
  return category
}
