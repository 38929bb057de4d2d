/** A company's own groups of words that the search treats as equal. */
import { z } from 'zod'
import { type Synonyms, synonyms } from '#contract/entities/content.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { SynonymGroups } from '../search/words/synonyms.ts'

/** Returns the company's groups, by language and first word. */
export async function listSynonyms(database: Database, { claims, companyId }: Member): Promise<Synonyms[]> {
  const rows = await database.as(claims, query =>
    query(
      'select id, language, words from public.content_synonyms where company_id = $1 order by language, words, id',
      [companyId],
    ),
  )
  return z.array(synonyms).parse(rows)
}

/** Returns the groups that the company's search uses. Runs under the claims of whoever searches. */
export async function readSynonyms(query: Query, companyId: string): Promise<SynonymGroups> {
  const rows = await query<{ words: string[] }>(
    'select words from public.content_synonyms where company_id = $1 order by id',
    [companyId],
  )
  return rows.map(({ words }) => words)
}

/** Adds a group of synonyms in one language and returns it. */
export async function createSynonyms(
  database: Database,
  { claims, companyId }: Member,
  { language, words }: { readonly language: string; readonly words: readonly string[] },
): Promise<Synonyms> {
  const rows = await database.as(claims, query =>
    query(
      `insert into public.content_synonyms (company_id, language, words) values ($1, $2, $3)
       returning id, language, words`,
      [companyId, language, [...words]],
    ),
  )
  return only(rows)
}

/**
 * Replaces the words of a group.
 * @throws synonyms_not_found (404)
 */
export async function updateSynonyms(
  database: Database,
  { claims, companyId }: Member,
  id: string,
  words: readonly string[],
): Promise<Synonyms> {
  const rows = await database.as(claims, query =>
    query(
      `update public.content_synonyms set words = $3 where company_id = $1 and id = $2
       returning id, language, words`,
      [companyId, id, [...words]],
    ),
  )
  return only(rows)
}

/**
 * Deletes a group.
 * @throws synonyms_not_found (404)
 */
export async function removeSynonyms(
  database: Database,
  { claims, companyId }: Member,
  id: string,
): Promise<void> {
  const rows = await database.as(claims, query =>
    query('delete from public.content_synonyms where company_id = $1 and id = $2 returning id', [
      companyId,
      id,
    ]),
  )
  if (rows.length === 0) throw new AppError('synonyms_not_found')
}

function only([row]: readonly Row[]): Synonyms {
  if (!row) throw new AppError('synonyms_not_found')
  return synonyms.parse(row)
}
