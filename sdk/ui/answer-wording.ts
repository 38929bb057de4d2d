import { ANSWER_COPY } from '#core/answer-copy.ts'
import { THREAD_COPY } from '#core/thread-copy.ts'
import { ANSWER_WORDS } from './answer-words.ts'
import { useFirstWording } from './first-wording.ts'
import { THREAD_WORDS } from './thread-words.ts'
import { completeWith } from './wording.ts'

const answerWording = completeWith({ ...THREAD_COPY, ...ANSWER_COPY }, { ...THREAD_WORDS, ...ANSWER_WORDS })

/** What stands beside an answer and after the last, in the language of the element around. */
export function useAnswerWording(): ReturnType<typeof answerWording> {
  return answerWording(useFirstWording())
}
