import type { ANSWER_WORDS } from './answer-words.ts'
import type { ON_DEMAND_WORDS } from './on-demand-words.ts'
import type { THREAD_WORDS } from './thread-words.ts'

/**
 * The words of the chat that the specification leaves open, in any language. The English ones come with the parts that
 * say them. `{…}` stands for a value: `fill` puts it in.
 */
export type Words = Readonly<
  Record<keyof typeof THREAD_WORDS | keyof typeof ANSWER_WORDS | keyof typeof ON_DEMAND_WORDS, string>
>
