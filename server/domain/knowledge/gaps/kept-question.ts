import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import { smallTalkOf } from '../answers/small-talk/small-talk.ts'
import { withoutPersonalData } from '../articles/without-personal-data.ts'

/** A visitor's message as a question that can be looked at again, without personal data. Null for what asks nothing. */
export function keptQuestion(message: string): string | null {
  const text = withoutPersonalData(message).slice(0, PLAYGROUND_QUESTION_MAX)
  return text === '' || smallTalkOf(text) !== null ? null : text
}
