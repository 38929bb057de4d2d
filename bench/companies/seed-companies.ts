/** Fills a migrated database with companies and their published articles, by SQL and without triggers. */
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { createWriter } from '../desk/invent-words.ts'
import { createRandom } from '../search/random.ts'

const SEED = 11
/** Different texts; a company's articles are some of them. */
const TEXTS = 3_000
const VOCABULARY = 5_000
const TITLE_WORDS = 5
const SENTENCE_WORDS = 15
const SENTENCES = 10
const COMPANIES_AT_ONCE = 50
const STATEMENT_TIMEOUT_MS = 600_000

/** How many there are. */
export type CompaniesSize = { readonly companies: number; readonly articles: number }

/** Returns the subdomain of a company, from 0. */
export const subdomainOf = (company: number) => `company-${company}`

/**
 * Adds the companies. Returns the titles of the articles of each, as questions.
 * @param url the database, as its superuser
 */
export async function seedCompanies(
  url: string,
  { companies, articles }: CompaniesSize,
): Promise<(company: number) => readonly string[]> {
  const writer = createWriter(createRandom(SEED), VOCABULARY)
  const sentence = () => `${writer.text(SENTENCE_WORDS)}.`
  const texts = Array.from({ length: TEXTS }, () => ({
    title: writer.text(TITLE_WORDS),
    body: Array.from({ length: SENTENCES }, sentence).join(' '),
  }))
  const database = openPostgres({ url, maxConnections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await database.asOwner(async query => {
      await query('create table public.bench_texts (number integer primary key, title text, body text)')
      await query(
        `insert into public.bench_texts select place - 1, title, body
           from unnest($1::text[], $2::text[]) with ordinality as written (title, body, place)`,
        [texts.map(({ title }) => title), texts.map(({ body }) => body)],
      )
    })
    for (let from = 0; from < companies; from += COMPANIES_AT_ONCE)
      await database.asOwner(async query => {
        await query("set local session_replication_role = 'replica'")
        await query(
          `with added as (
             insert into public.companies (name, subdomain)
             select 'Company ' || number, 'company-' || number from generate_series($1::integer, $2::integer) number
             returning id, substring(subdomain from 9)::integer as number
           ), unlimited as (
             insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
             select id, 'ai', 1, '{"answers_per_day": 1000000}', id, 'Bench', now() from added
           )
           insert into public.content (company_id, slug, title, body, status, published_at)
           select added.id, 'article-' || article, title, body, 'published', now()
             from added cross join generate_series(0, $3::integer - 1) article
             join public.bench_texts written on written.number = (added.number * 101 + article * 7) % ${TEXTS}`,
          [from, Math.min(companies, from + COMPANIES_AT_ONCE) - 1, articles],
        )
      })
    await database.script('drop table public.bench_texts')
    await database.script('vacuum analyze')
  } finally {
    await database.close()
  }
  return company =>
    Array.from({ length: articles }, (_, article) => texts[(company * 101 + article * 7) % TEXTS]!.title)
}
