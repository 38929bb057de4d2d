import type { Database } from '#server/ports/database.ts'
import { emailOf, namesAmong } from './client.ts'
import type { FaultRun } from './oracle.ts'

type MessageRow = { readonly conversation_id: string; readonly sequence: number; readonly content: string }

/** Reads the stored messages of a run's conversations, found by the emails that opened them. */
export async function readStored(
  database: Database,
  conversations: readonly string[],
): Promise<Pick<FaultRun, 'stored' | 'conversations'>> {
  const emails = conversations.map(emailOf)
  return database.asOwner(async query => {
    const opened = await query<{ id: string; customer_email: string }>(
      'select id, customer_email from public.conversations where customer_email = any($1)',
      [emails],
    )
    const messages = await query<MessageRow>(
      `select conversation_id, sequence, content from public.messages
        where conversation_id = any($1::uuid[]) order by conversation_id, sequence`,
      [opened.map(({ id }) => id)],
    )
    return {
      conversations: opened.map(({ customer_email }) => customer_email.split('@')[0]!),
      stored: messages.map(({ conversation_id, sequence, content }) => ({
        storedIn: conversation_id,
        sequence,
        name: namesAmong([content])[0] ?? null,
      })),
    }
  })
}
