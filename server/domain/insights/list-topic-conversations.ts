import { TOPIC_CONVERSATIONS_MAX } from '#contract/constants/insights.ts'
import type { ReportedConversation } from '#contract/entities/report.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { readCursor } from '../cursor.ts'
import { readReported, toReported } from '../reports/list-conversations.ts'

/** Returns conversations by their ids, the newest first. Unknown ones, and those that no report counts, are left out. */
export function listTopicConversations(
  database: Database,
  { claims }: Member,
  ids: readonly string[],
): Promise<ReportedConversation[]> {
  const statement = {
    from: `from app.reported_facts(null, null, null, null, null, null) f
           join public.conversations c on c.id = f.id where f.id = any($1::uuid[])`,
    params: [ids],
  }
  return database.as(claims, async query =>
    (await readReported(query, statement, readCursor(undefined), TOPIC_CONVERSATIONS_MAX)).map(toReported),
  )
}
