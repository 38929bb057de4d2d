import { PAGE_TRAIL_MAX } from '#contract/constants/conversation.ts'
import { type VisitedPage, visitedPage } from '#contract/entities/message.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../rows.ts'
import { findConversation } from './find-conversation.ts'

/**
 * Returns the newest `PAGE_TRAIL_MAX` pages on which the visitor wrote, the newest first. The same page in a row counts once.
 * @throws conversation_not_found (404).
 */
export function listVisitedPages(
  database: Database,
  { claims }: Member,
  conversationId: string,
): Promise<VisitedPage[]> {
  return database.as(claims, async query => {
    await findConversation(query, conversationId)
    const rows = await query(
      `select title, path, visited_at
         from (select page_title as title, page_path as path, created_at as visited_at, sequence,
                      lag(page_path) over (order by sequence) as before
                 from public.messages where conversation_id = $1 and page_path is not null) pages
        where path is distinct from before
        order by sequence desc limit ${PAGE_TRAIL_MAX}`,
      [conversationId],
    )
    return rows.map(row => visitedPage.parse(withIsoDates(row)))
  })
}
