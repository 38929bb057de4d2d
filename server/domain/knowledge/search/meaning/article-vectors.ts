/** Stores and reads the vectors of articles. Only the server reads these rows, never a visitor or member. */
import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from '../../articles/article-rows.ts'
import type { ArticleVectors } from './meanings.ts'

/** A published article whose vectors by a model are missing or older than its text. */
export type UnreadArticle = {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
  readonly language: string
  /** Instant of its last change, to the microsecond. */
  readonly changed: string
}

/** How far to look back, since a change that was committed late has an earlier time than others already seen. */
const LATE = "interval '60 seconds'"

/** Returns up to `most` articles without present vectors that changed after `since`, the oldest change first. */
export function readUnread(
  query: Query,
  model: string,
  since: string,
  most: number,
): Promise<UnreadArticle[]> {
  return query(
    `select c.id, c.title, c.body, c.alternate_questions, c.language, c.updated_at::text as changed
       from public.content c
       left join app.article_vectors v on v.content_id = c.id and v.model = $1
      where ${PUBLISHED} and c.updated_at > $2::timestamptz - ${LATE} and v.article_changed is distinct from c.updated_at
      order by c.updated_at limit $3`,
    [model, since, most],
  )
}

/**
 * Stores an article's vectors by a model, in place of earlier ones. `changed` says which state of the article they
 * represent.
 */
export async function saveVectors(
  query: Query,
  model: string,
  { id, changed }: Pick<UnreadArticle, 'id' | 'changed'>,
  vectors: ArticleVectors,
): Promise<void> {
  await query(
    `insert into app.article_vectors (content_id, model, article_changed, vectors)
     select id, $2, $3, $4 from public.content where id = $1
     on conflict (content_id, model) do update set article_changed = excluded.article_changed, vectors = excluded.vectors`,
    [id, model, changed, vectors.map(vector => Buffer.from(vector.buffer).toString('base64'))],
  )
}

/** Returns the present vectors of those of a company's articles with these slugs that have some, by slug. */
export async function readVectors(
  query: Query,
  companyId: string,
  model: string,
  slugs: readonly string[],
): Promise<Map<string, ArticleVectors>> {
  const rows = await query<{ slug: string; vectors: string[] }>(
    `select c.slug, v.vectors from public.content c
       join app.article_vectors v on v.content_id = c.id and v.model = $2 and v.article_changed = c.updated_at
      where c.company_id = $1 and ${PUBLISHED} and c.slug = any($3)`,
    [companyId, model, slugs],
  )
  return new Map(
    rows.map(({ slug, vectors }) => [slug, vectors.map(text => new Int8Array(Buffer.from(text, 'base64')))]),
  )
}
