import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'
import { STAFF_COLUMNS, toStaffConversation } from './rows.ts'

/** An existing conversation as staff see it, read in the caller's transaction. */
export async function staffView(query: Query, conversationId: string): Promise<StaffConversation> {
  const [row] = await query(`select ${STAFF_COLUMNS} from public.conversations where id = $1`, [
    conversationId,
  ])
  return toStaffConversation(row!)
}
