import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import { smallTalkOf } from '../answers/small-talk/small-talk.ts'
import { withoutPersonalData } from '../articles/search-log.ts'
import { splitWords } from '../search/words/split-words.ts'

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

/** A visitor's message as a question that can be looked at again, without personal data. Null for what asks nothing. */
export function reportedQuestion(message: string): string | null {
  const text = withoutPersonalData(message).slice(0, PLAYGROUND_QUESTION_MAX)
  return text === '' || smallTalkOf(text) !== null ? null : text
}

/** The words of a question: the same for questions that differ in case and signs alone. */
export function questionKey(text: string): string {
  const words = splitWords(text).join(' ')
  return (words === '' ? text.trim().toLowerCase() : words).slice(0, PLAYGROUND_QUESTION_MAX)
}
