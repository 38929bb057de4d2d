/** A visitor's question as it is stored and compared. */
import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import { asksOnlyForHuman } from '#core/handoff/asks-for-human.ts'
import { smallTalkOf } from '../answers/small-talk/small-talk.ts'
import { withoutPersonalData } from '../articles/search-log.ts'
import { splitWords } from '../search/words/split-words.ts'

/**
 * Returns SQL for the visitor's last own message before the message in row `answer`, for a lateral join: `content`
 * and `created_at` in one row or none. A picked suggestion is no question, so the message before it is returned.
 */
export function questionBefore(answer: string): string {
  return `(
    select m.content, m.created_at from public.messages m
     where m.conversation_id = ${answer}.conversation_id and m.sequence < ${answer}.sequence and m.sender_type = 'visitor'
       and m.meta ->> 'type' is distinct from 'picked'
     order by m.sequence desc limit 1)`
}

/**
 * Returns a visitor's message without personal data, so that it may be stored as a question. Null if it asks nothing, or
 * only for a human.
 */
export function reportedQuestion(message: string): string | null {
  const text = withoutPersonalData(message).slice(0, PLAYGROUND_QUESTION_MAX)
  const asksNothing = text === '' || smallTalkOf(text) !== null || asksOnlyForHuman(text)
  return asksNothing ? null : text
}

/** Returns the key of a question. Questions that differ only in case and punctuation have the same key. */
export function questionKey(text: string): string {
  const words = splitWords(text).join(' ')
  return (words === '' ? text.trim().toLowerCase() : words).slice(0, PLAYGROUND_QUESTION_MAX)
}
