import { SURVEY_CHANGE_MS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Visitor, visitorClaims } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { withIsoDates } from '../conversations/rows.ts'
import { refuseBlockedVisitor } from '../conversations/visitors/refuse-blocked.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }
type Answer = ParsedRequestOf<'answerSurvey'>['body']

/**
 * Stores the visitor's answer to the survey of their conversation, or changes it within 24 hours of the first one.
 * @throws survey_not_found (404) if nothing was asked.
 * @throws survey_closed (409) if the answer can no longer be changed.
 * @throws invalid_request (400) for a score that the kind of survey does not have.
 * @throws visitor_blocked (403) if the company has blocked the visitor.
 */
export function answerSurvey(
  { database, clock }: Deps,
  visitor: Visitor,
  { score, comment }: Answer,
): Promise<VisitorSurvey> {
  return database.as(visitorClaims(visitor), async query => {
    await refuseBlockedVisitor(query)
    const [survey] = await query<{ kind: SurveyKind }>(
      'select kind from public.surveys where conversation_id = $1',
      [visitor.conversationId],
    )
    if (!survey) throw new AppError('survey_not_found')
    refuseWrongAnswer(survey.kind, { score, comment })
    const now = clock.now()
    const [answered] = await query(
      // The comment of an earlier answer stays unless there is a new one.
      `update public.surveys
          set score = $2, comment = coalesce($3, comment), answered_at = coalesce(answered_at, $4), changed_at = $4
        where conversation_id = $1 and (answered_at is null or answered_at > $5)
        returning kind, score, comment, answered_at`,
      [visitor.conversationId, score, comment, new Date(now), new Date(now - SURVEY_CHANGE_MS)],
    )
    if (!answered) throw new AppError('survey_closed')
    return withIsoDates(answered) as VisitorSurvey
  })
}

function refuseWrongAnswer(kind: SurveyKind, { score, comment }: Answer): void {
  const range = SURVEY_SCORES[kind]
  if (range === null) {
    if (score !== null || comment === null)
      throw new AppError('invalid_request', [
        { path: 'body.comment', message: 'Answer this survey with a comment.' },
      ])
  } else if (score === null || score < range.min || score > range.max)
    throw new AppError('invalid_request', [
      { path: 'body.score', message: `Give a score from ${range.min} to ${range.max}.` },
    ])
}
