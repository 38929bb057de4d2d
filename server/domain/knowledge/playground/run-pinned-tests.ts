import type { PinnedTest, TestResult } from '#contract/entities/playground.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { answererClaims, type Member } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { PUBLISHED } from '../articles/article-rows.ts'
import type { Knowledge, Search } from '../search/knowledge.ts'
import { readTests } from './pinned-tests.ts'
import { type ReplayDeps, replay, verdictOf } from './replay.ts'

/** What running pinned tests needs. */
export type RunDeps = ReplayDeps & { readonly database: Database; readonly knowledge: Knowledge }

/** Runs all pinned tests against what is published. */
export async function runPinnedTests(deps: RunDeps, { claims, companyId }: Member): Promise<TestResult[]> {
  const { tests, slugs, settings } = await deps.database.as(claims, async query => {
    const tests = await readTests(query, companyId)
    return {
      tests,
      slugs: await slugsOf(query, companyId, tests),
      settings: await readSettings(query, companyId, 'ai'),
    }
  })
  const search = await liveSearch(deps, companyId)
  const answers = await replay(deps, companyId, { search, settings }, tests.map(questionOf))
  return tests.map((test, i) => ({
    id: test.id,
    verdict: verdictOf(test, slugs.get(test.content?.id ?? '') ?? null, answers[i]!),
    answer: answers[i]!,
  }))
}

/** Returns a search of what is published now, for many questions. Later changes are not seen. */
export async function liveSearch(
  { knowledge }: Pick<RunDeps, 'knowledge'>,
  companyId: string,
): Promise<Search> {
  const { search } = await knowledge.preview(companyId, answererClaims(companyId), { put: [], removed: [] })
  return search
}

/** Returns the slugs at which visitors read the tests' articles, by article id. */
export async function slugsOf(
  query: Query,
  companyId: string,
  tests: readonly PinnedTest[],
): Promise<Map<string, string>> {
  const rows = await query<{ id: string; slug: string }>(
    `select c.id, c.slug from public.content c where c.company_id = $1 and c.id = any($2) and ${PUBLISHED}`,
    [companyId, tests.flatMap(({ content }) => content?.id ?? [])],
  )
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** Returns a test as a question to replay. */
export function questionOf({ question, language }: PinnedTest) {
  return { text: question, locale: language }
}
