import { ALTERNATE_QUESTION_MAX, ALTERNATE_QUESTIONS_MAX } from '#contract/constants/knowledge.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { lockDraft } from '../authoring/lock-draft.ts'
import { writeDraft } from '../authoring/save-draft.ts'
import { setAside } from './dismiss-gap.ts'

/**
 * Adds a question to an article's draft as another way to ask for it, unless it is there already.
 * @throws content_not_found (404), content_scheduled (409), questions_full (409)
 */
export async function addQuestion(
  query: Query,
  member: Member,
  contentId: string,
  question: string,
  now: Date,
): Promise<void> {
  const before = await lockDraft(query, member.companyId, contentId)
  const questions = before.draft.alternate_questions
  const added = question.slice(0, ALTERNATE_QUESTION_MAX)
  if (questions.includes(added)) return
  if (questions.length >= ALTERNATE_QUESTIONS_MAX) throw new AppError('questions_full')
  const after = { ...before.draft, alternate_questions: [...questions, added] }
  await writeDraft(query, member, before, () => after, now)
}

/**
 * Adds the question of a wording gap to an article's draft, and dismisses the gap until the question is asked again.
 * @throws as `addQuestion`
 */
export function addAlternateQuestion(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  { question, content_id: contentId }: { readonly question: string; readonly content_id: string },
): Promise<void> {
  const now = new Date(clock.now())
  return database.as(member.claims, async query => {
    await addQuestion(query, member, contentId, question, now)
    await setAside(query, member, [question], now)
  })
}
