import { aiClaims, type Visitor } from '#server/domain/actor.ts'
import { AppError } from '#server/domain/app-error.ts'
import type { Database } from '#server/ports/database.ts'

/** The sequence of the message that the AI is to answer; null when no answer is due. */
export function awaitedAnswer(
  database: Database,
  { companyId, conversationId }: Visitor,
): Promise<number | null> {
  return database.as(aiClaims(companyId, conversationId), async query => {
    const [row] = await query<{ last_sequence: number; is_due: boolean }>(
      'select last_sequence, ai_due_at is not null as is_due from public.conversations where id = $1',
      [conversationId],
    )
    if (!row) throw new AppError('conversation_not_found')
    return row.is_due ? row.last_sequence : null
  })
}
