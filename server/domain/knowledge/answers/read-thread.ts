import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import { joinOpenMessages } from './open-messages.ts'

const HISTORY = 12

type StoredTurn = {
  readonly sequence: number
  readonly sender_type: SenderType
  readonly content: string
  readonly meta: MessageMeta
}

/** The part of a conversation on which the next answer depends. */
export type Thread = {
  readonly locale: string
  /** The newest message; undefined if there is none. */
  readonly last: StoredTurn | undefined
  /** Oldest first. The last turn is the question: all that the visitor has written since the last answer. */
  readonly turns: readonly StoredTurn[]
  /** Slug of the article that the visitor picked to answer from; null if any article may answer. */
  readonly picked: string | null
}

/**
 * Reads the newest messages of a conversation.
 * If the newest is a picked article, the turns end with the question for which it was suggested: the article has to
 * answer that question, not its own title.
 */
export async function readThread(query: Query, conversationId: string): Promise<Thread> {
  const [conversation] = await query<{ locale: string }>(
    'select locale from public.conversations where id = $1',
    [conversationId],
  )
  const locale = conversation?.locale ?? 'en'
  const turns = await readTurns(query, conversationId, null)
  const last = turns.at(-1)
  const picked = last?.meta.type === 'picked' ? last.meta.slug : undefined
  const questionSequence =
    picked === undefined ? null : await readQuestion(query, conversationId, last!.sequence)
  if (picked === undefined || questionSequence === null)
    return { locale, last, turns: joinOpenMessages(turns), picked: null }
  return { locale, last, turns: await readTurns(query, conversationId, questionSequence), picked }
}

/** Returns the newest turns, oldest first, up to a sequence or (null) all. */
async function readTurns(
  query: Query,
  conversationId: string,
  until: number | null,
): Promise<readonly StoredTurn[]> {
  const newest = await query<StoredTurn>(
    `select sequence, sender_type, content, meta from public.messages
      where conversation_id = $1 and ($2::int is null or sequence <= $2) order by sequence desc limit $3`,
    [conversationId, until, HISTORY],
  )
  return newest.reverse()
}

/**
 * Returns the sequence of the question for which articles were last suggested before a message; null if none were.
 */
async function readQuestion(query: Query, conversationId: string, before: number): Promise<number | null> {
  const [row] = await query<{ sequence: number }>(
    `select m.sequence from public.messages m
      where m.conversation_id = $1 and m.sender_type = 'visitor' and m.sequence < (
        select max(s.sequence) from public.messages s
         where s.conversation_id = $1 and s.sequence < $2 and s.sender_type = 'ai'
           and s.meta ->> 'type' = 'suggestions')
      order by m.sequence desc limit 1`,
    [conversationId, before],
  )
  return row?.sequence ?? null
}
