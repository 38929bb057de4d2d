import { ANSWER_MESSAGES } from './answer-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import { useFirstMessages } from './use-first-messages.ts'
import { completeWith } from './use-messages.ts'

const answerCatalog = completeWith({ ...THREAD_MESSAGES, ...ANSWER_MESSAGES })

/** Returns the messages of the parts that load with an answer, in the language of the surrounding element. */
export function useAnswerMessages(): ReturnType<typeof answerCatalog> {
  return answerCatalog(useFirstMessages())
}
