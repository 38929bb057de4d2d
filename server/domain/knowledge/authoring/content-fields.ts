/** The written fields of an article, as columns that drafts, published rows and versions share. */
import { type ContentFields, contentFields } from '#contract/entities/content.ts'
import { isTooComplex } from '#core/markdown/lex-markdown.ts'
import type { Query, Row } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'

/** The names of these columns. */
export const CONTENT_FIELDS = Object.keys(contentFields.shape) as readonly (keyof ContentFields)[]

/** Returns the columns as SQL, with a table's alias before each if one is given. */
export function contentColumns(alias?: string): string {
  return CONTENT_FIELDS.map(field => (alias === undefined ? field : `${alias}.${field}`)).join(', ')
}

/** Returns the written fields of a row, also if the row exceeds the contract's limits. */
export function contentFieldsOf(row: Row): ContentFields {
  return Object.fromEntries(CONTENT_FIELDS.map(field => [field, row[field]])) as ContentFields
}

/** Returns the values as statement parameters, in the order of `CONTENT_FIELDS`. */
export function contentParameters(fields: ContentFields): unknown[] {
  return CONTENT_FIELDS.map(field => {
    const value = fields[field]
    return Array.isArray(value) ? [...value] : value
  })
}

/** Whether all fields are equal. */
export function areFieldsEqual(a: ContentFields, b: ContentFields): boolean {
  return CONTENT_FIELDS.every(field => JSON.stringify(a[field]) === JSON.stringify(b[field]))
}

/**
 * Returns the fields with the given ones replaced.
 * A section belongs to its category: another category removes it, and a section alone sets its category.
 * @throws topic_not_found (404); content_too_complex (422) for a new body that no parser may read
 */
export async function changedFields(
  query: Query,
  companyId: string,
  before: ContentFields,
  given: { readonly [Name in keyof ContentFields]?: ContentFields[Name] | undefined },
): Promise<ContentFields> {
  if (given.body !== undefined && isTooComplex(given.body)) throw new AppError('content_too_complex')
  const after: ContentFields = { ...before }
  for (const field of CONTENT_FIELDS)
    if (given[field] !== undefined) Object.assign(after, { [field]: given[field] })
  if (after.category_id !== before.category_id && given.section_id === undefined) after.section_id = null
  return { ...after, category_id: await categoryOf(query, companyId, after, given.category_id !== undefined) }
}

async function categoryOf(
  query: Query,
  companyId: string,
  { category_id: category, section_id: section }: ContentFields,
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
