/**
 * The visitor's last own words before the message in row `answer`, with their `content` and `created_at`, as a table of one
 * row or none, to be joined laterally. What the visitor picked by a press is no question: the one before it is.
 */
export function questionBefore(answer: string): string {
  return `(
    select m.content, m.created_at from public.messages m
     where m.conversation_id = ${answer}.conversation_id and m.sequence < ${answer}.sequence and m.sender_type = 'visitor'
       and m.meta ->> 'type' is distinct from 'picked'
     order by m.sequence desc limit 1)`
}
