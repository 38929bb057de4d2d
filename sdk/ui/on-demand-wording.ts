import { QUEUE_COPY } from '#core/queue-copy.ts'
import { THREAD_COPY } from '#core/thread-copy.ts'
import { useFirstWording } from './first-wording.ts'
import { ON_DEMAND_WORDS } from './on-demand-words.ts'
import { THREAD_WORDS } from './thread-words.ts'
import { completeWith } from './wording.ts'

const onDemandWording = completeWith(
  { ...THREAD_COPY, ...QUEUE_COPY },
  { ...THREAD_WORDS, ...ON_DEMAND_WORDS },
)

export type OnDemandWording = ReturnType<typeof onDemandWording>

/** What is said by the parts that most visitors never call for, in the language of the element around. */
export function useOnDemandWording(): OnDemandWording {
  return onDemandWording(useFirstWording())
}
