import { REPLAYED_QUESTIONS } from '#contract/constants/playground.ts'
import type { AnswerChange, AnswerChangeKind, PinnedTest } from '#contract/entities/playground.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Query } from '#server/ports/database.ts'
import { answererClaims, type Member } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { questionBefore, reportedQuestion } from '../gaps/question-text.ts'
import { readTests } from './pinned-tests.ts'
import { readPreviewed } from './read-previewed.ts'
import { type Replayed, type ReplayedQuestion, replay, verdictOf } from './replay.ts'
import { liveSearch, questionOf, type RunDeps, slugsOf } from './run-pinned-tests.ts'

/** Answers of the AI that are read, more than are needed since many questions are repeated. */
const LOOKED_AT = 400

const ORDER: readonly AnswerChangeKind[] = ['broken', 'changed', 'new']

/** The answers to one question before and after. */
type Pair = { readonly question: string; readonly before: Replayed; readonly after: Replayed }

/**
 * Returns how publishing a draft, or archiving an article, would change answers. Visitors' last questions and all
 * pinned tests are answered from what is published now and from what would be.
 * @throws content_not_found (404), content_changed (409)
 */
export async function diffAnswers(
  deps: RunDeps,
  { claims, companyId }: Member,
  id: string,
  { revision, action }: ParsedRequestOf<'diffAnswers'>['body'],
): Promise<ResponseOf<'diffAnswers'>> {
  const { previewed, questions, tests, slugs, settings } = await deps.database.as(claims, async query => {
    const previewed = await readPreviewed(query, companyId, id, { action, revision })
    const tests = await readTests(query, companyId)
    const pinned = new Set(tests.map(({ question }) => question.toLowerCase()))
    const replayed = await readPastQuestions(query, companyId)
    return {
      previewed,
      // A question that is also a pinned test is answered only once.
      questions: replayed.filter(({ text }) => !pinned.has(text.toLowerCase())),
      tests,
      slugs: await slugsOf(query, companyId, tests),
      settings: await readSettings(query, companyId, 'ai'),
    }
  })
  const live = await liveSearch(deps, companyId)
  const { search: preview } = await deps.knowledge.preview(companyId, answererClaims(companyId), previewed)
  const replayed = [...tests.map(questionOf), ...questions]
  const before = await replay(deps, companyId, { search: live, settings }, replayed)
  const after = await replay(deps, companyId, { search: preview, settings }, replayed)
  const pairs = replayed.map(
    ({ text }, i): Pair => ({ question: text, before: before[i]!, after: after[i]! }),
  )

  const slugAfter = (content: string) => (content === id ? previewed.slug : (slugs.get(content) ?? null))
  const changes = pairs.map((pair, i) => {
    const test = tests[i]
    if (!test) return changeOf(pair)
    const content = test.content?.id ?? ''
    return changeOfTest(pair, test, slugs.get(content) ?? null, slugAfter(content))
  })
  const unchanged = pairs.filter((_, i) => changes[i] === null)
  return {
    questions: questions.length,
    tests: tests.length,
    changes: changes
      .filter(change => change !== null)
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    same: unchanged.filter(({ after }) => after !== null).length,
    unanswered: unchanged.filter(({ after }) => after === null).length,
  }
}

function changeOf(pair: Pair): AnswerChange | null {
  const kind = kindOf(pair)
  return kind === null ? null : { ...pair, kind, test: null }
}

/**
 * Returns the change of a test's result. A test that passed and now fails is broken, whatever the answers are; one that
 * passes afterward isn't, even if its answer goes.
 */
function changeOfTest(
  pair: Pair,
  test: PinnedTest,
  slugBefore: string | null,
  slugAfter: string | null,
): AnswerChange | null {
  const before = verdictOf(test, slugBefore, pair.before)
  const after = verdictOf(test, slugAfter, pair.after)
  const isBroken = before === 'as-expected' && after !== 'as-expected'
  const isRightlyGone = after === 'as-expected' && pair.before !== null && pair.after === null
  const kind = isBroken ? 'broken' : isRightlyGone ? 'changed' : kindOf(pair)
  return kind === null ? null : { ...pair, kind, test: { id: test.id, before, after } }
}

/** Returns how the answer changes, or null if it does not. An article that only gets a new slug is the same. */
function kindOf({ before, after }: Pair): AnswerChangeKind | null {
  if (before === null) return after === null ? null : 'new'
  if (after === null) return 'broken'
  const titles = ({ citations }: NonNullable<Replayed>) => JSON.stringify(citations.map(({ title }) => title))
  return before.text === after.text && titles(before) === titles(after) ? null : 'changed'
}

/**
 * Returns the last different questions that visitors asked the AI, the newest first, without personal data and small
 * talk.
 */
async function readPastQuestions(query: Query, companyId: string): Promise<ReplayedQuestion[]> {
  const rows = await query<{ content: string; locale: string }>(
    `select question.content, c.locale
       from public.messages answer
       join public.conversations c on c.id = answer.conversation_id
      cross join lateral ${questionBefore('answer')} question
      where answer.company_id = $1 and answer.sender_type = 'ai' and answer.meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer')
      order by answer.created_at desc, answer.id limit $2`,
    [companyId, LOOKED_AT],
  )
  const questions = new Map<string, ReplayedQuestion>()
  for (const { content, locale } of rows) {
    const text = reportedQuestion(content)
    if (text === null || questions.has(text.toLowerCase())) continue
    questions.set(text.toLowerCase(), { text, locale })
    if (questions.size === REPLAYED_QUESTIONS) break
  }
  return [...questions.values()]
}
