import { PGlite } from '@electric-sql/pglite'
import type { Engine } from './engine.ts'

const BATCH = 500

/** PostgreSQL's text search in PGlite: matches any of the words, ranked by ts_rank with normalization 1. */
export const postgres: Engine = {
  async open(articles) {
    const database = await PGlite.create()
    await database.exec('create table article (slug text, words tsvector)')
    for (let from = 0; from < articles.length; from += BATCH) {
      const some = articles.slice(from, from + BATCH)
      await database.query(
        `insert into article
         select slug, to_tsvector('english', title || ' ' || body)
           from unnest($1::text[], $2::text[], $3::text[]) as given (slug, title, body)`,
        [some.map(({ slug }) => slug), some.map(({ title }) => title), some.map(({ body }) => body)],
      )
    }
    await database.exec('create index on article using gin (words); analyze article')
    return {
      async rank(question, limit) {
        const { rows } = await database.query<{ slug: string }>(
          `with asked as (
             select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as query)
           select slug from article, asked where words @@ query
            order by ts_rank(words, query, 1) desc limit $2`,
          [question.replaceAll('\0', ''), limit],
        )
        return rows.map(({ slug }) => slug)
      },
      close: () => database.close(),
    }
  },
}
