/** Turns an agent's answer into knowledge: a draft, another question of an article, or nothing. */
import { ALTERNATE_QUESTION_MAX, CONTENT_TITLE_MAX } from '#contract/constants/knowledge.ts'
import type { Suggestion } from '#contract/entities/gaps.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { beginContent } from '../authoring/create-content.ts'
import { addQuestion } from './add-question.ts'
import { readSuggestions } from './read-suggestions.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Settled = {
  readonly outcome: 'drafted' | 'question-added' | 'dismissed'
  readonly contentId: string | null
}

/**
 * Creates a draft from what the agent answered.
 * @throws conversation_not_found (404), suggestion_gone (409)
 */
export function draftSuggestion(
  deps: Deps,
  member: Member,
  id: string,
  title: string | undefined,
): Promise<{ content_id: string }> {
  return settle(deps, member, id, async (query, { question, answer, language }, now) => {
    const given = {
      type: 'article' as const,
      language,
      title: title ?? question.slice(0, CONTENT_TITLE_MAX),
      body: answer,
      // The title is already a question of the article.
      alternate_questions: title === undefined ? [] : [question.slice(0, ALTERNATE_QUESTION_MAX)],
    }
    const contentId = await beginContent(query, member, given, now)
    return { result: { content_id: contentId }, settled: { outcome: 'drafted', contentId } }
  })
}

/**
 * Adds the visitor's question to an article's draft.
 * @throws conversation_not_found (404), suggestion_gone (409), content_not_found (404), content_scheduled (409),
 * questions_full (409)
 */
export function addSuggestedQuestion(
  deps: Deps,
  member: Member,
  id: string,
  contentId: string,
): Promise<{ content_id: string }> {
  return settle(deps, member, id, async (query, { question }, now) => {
    await addQuestion(query, member, contentId, question, now)
    return { result: { content_id: contentId }, settled: { outcome: 'question-added', contentId } }
  })
}

/**
 * Dismisses the suggestion, so that it is not listed again.
 * @throws conversation_not_found (404), suggestion_gone (409)
 */
export function dismissSuggestion(deps: Deps, member: Member, id: string): Promise<void> {
  return settle(deps, member, id, async () => ({
    result: undefined,
    settled: { outcome: 'dismissed', contentId: null },
  }))
}

/** Runs in one transaction, so that of two members who settle the same conversation only one succeeds. */
function settle<T>(
  { database, clock }: Deps,
  { claims, companyId, userId, fullName }: Member,
  id: string,
  make: (query: Query, suggestion: Suggestion, now: Date) => Promise<{ result: T; settled: Settled }>,
): Promise<T> {
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    const known = await query('select from public.conversations where company_id = $1 and id = $2', [
      companyId,
      id,
    ])
    if (known.length === 0) throw new AppError('conversation_not_found')
    const [suggestion] = await readSuggestions(query, companyId, { id })
    if (!suggestion) throw new AppError('suggestion_gone')
    const { result, settled } = await make(query, suggestion, now)
    const rows = await query(
      `insert into public.settled_suggestions (company_id, conversation_id, outcome, content_id, settled_at, settled_by,
         settled_by_name) values ($1, $2, $3, $4, $5, $6, $7) on conflict (conversation_id) do nothing returning id`,
      [companyId, id, settled.outcome, settled.contentId, now, userId, fullName],
    )
    if (rows.length === 0) throw new AppError('suggestion_gone')
    return result
  })
}
