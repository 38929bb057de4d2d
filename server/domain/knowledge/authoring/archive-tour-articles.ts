import { DEMO_ARTICLE_MS, DEMO_VISITOR_EMAIL } from '#contract/constants/demo.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'

const BATCH = 20

/**
 * Archives the articles that visitors of the demo have created from their own questions, `DEMO_ARTICLE_MS` after the
 * draft, so that the next visitors find the gap again. All other articles stay. Returns whether there may be more.
 */
export async function archiveTourArticles({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const archived = await database.as(JOB_CLAIMS, query =>
    query(
      `update public.content
          set status = 'archived', publish_at = null, scheduled_by = null, scheduled_by_name = null
        where id in (
          select c.id from public.content c
            join public.settled_suggestions s on s.content_id = c.id and s.outcome = 'drafted'
            join public.conversations v on v.id = s.conversation_id
           where c.status <> 'archived' and s.settled_at <= $1
             and starts_with(v.customer_email, $2) and right(v.customer_email, length($3)) = $3
           limit ${BATCH})
        returning id`,
      [new Date(clock.now() - DEMO_ARTICLE_MS), DEMO_VISITOR_EMAIL.start, DEMO_VISITOR_EMAIL.end],
    ),
  )
  return archived.length === BATCH
}
