/**
 * The last message of the visitor's before the message in row `answer`, with its `content` and `created_at`, as a table
 * of one row or none, to be joined laterally.
 */
export function questionBefore(answer: string): string {
  return `(
    select m.content, m.created_at from public.messages m
     where m.conversation_id = ${answer}.conversation_id and m.sequence < ${answer}.sequence and m.sender_type = 'visitor'
     order by m.sequence desc limit 1)`
}
