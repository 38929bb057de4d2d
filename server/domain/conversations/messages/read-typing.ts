import type { AgentTyping } from '#contract/entities/conversation.ts'
import type { Query } from '#server/ports/database.ts'

/**
 * Returns the agent who is typing a reply in the visitor's conversation; of several, the one heard last. Undefined if
 * nobody is.
 */
export async function readTyping(
  query: Query,
  conversationId: string,
  now: number,
): Promise<AgentTyping | undefined> {
  const [typing] = await query<{ first_name: string; until: Date }>(
    'select first_name, until from public.typing where conversation_id = $1 and until > $2 order by until desc limit 1',
    [conversationId, new Date(now)],
  )
  return typing && { name: typing.first_name, for_ms: typing.until.getTime() - now }
}
