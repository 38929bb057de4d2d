/** What the AI reads of a conversation to help an agent. */
import { SUMMARY_MESSAGES, SUMMARY_TEXT_MAX } from '#contract/constants/assist.ts'
import type { Query } from '#server/ports/database.ts'
import type { Turn } from '../answers/retrieval/conversation-so-far.ts'

/** A conversation's language and its newest messages, the oldest first. */
export type AssistThread = { readonly locale: string; readonly turns: readonly Turn[] }

/** Reads the newest messages of a conversation. Notes are between colleagues, and no model gets them. */
export async function readAssistThread(query: Query, conversationId: string): Promise<AssistThread> {
  const [conversation] = await query<{ locale: string }>(
    'select locale from public.conversations where id = $1',
    [conversationId],
  )
  const newest = await query<Turn>(
    `select sender_type, content, meta from public.messages
      where conversation_id = $1 and sender_type <> 'system' and not app.is_mark(sender_type, content, meta)
      order by sequence desc limit $2`,
    [conversationId, SUMMARY_MESSAGES],
  )
  return { locale: conversation?.locale ?? 'en', turns: newest.reverse() }
}

/** Returns the turns up to the customer's last message; none if the customer wrote nothing. */
export function untilQuestion(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(0, turns.findLastIndex(({ sender_type }) => sender_type === 'visitor') + 1)
}

/** Returns the newest messages as JSON, so that no message passes for another's. */
export function transcriptOf(turns: readonly Turn[]): string {
  const lines: string[] = []
  let length = 0
  for (const { sender_type, content } of [...turns].reverse()) {
    const from = sender_type === 'visitor' ? 'customer' : sender_type === 'ai' ? 'AI' : 'support'
    const line = JSON.stringify({ from, text: content })
    length += line.length
    if (length > SUMMARY_TEXT_MAX && lines.length > 0) break
    lines.unshift(line.slice(0, SUMMARY_TEXT_MAX))
  }
  return lines.join('\n')
}
