import type { Query } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'

/** Returns the company of a conversation that the caller's claims can see. @throws conversation_not_found (404). */
export async function findConversation(query: Query, id: string): Promise<{ readonly company_id: string }> {
  const [row] = await query<{ company_id: string }>(
    'select company_id from public.conversations where id = $1',
    [id],
  )
  if (!row) throw new AppError('conversation_not_found')
  return row
}
