import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { toVisitorConversation, VISITOR_COLUMNS } from './rows.ts'

/** What a transition of an existing conversation answers, read in its own transaction. */
export async function visitorView(query: Query, conversationId: string): Promise<VisitorConversation> {
  const [row] = await query(`select ${VISITOR_COLUMNS} from public.conversations where id = $1`, [
    conversationId,
  ])
  return toVisitorConversation(row!)
}
