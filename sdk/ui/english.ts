import { COPY } from '#core/copy.ts'
import { ANSWER_WORDS } from './answer-words.ts'
import { ON_DEMAND_WORDS } from './on-demand-words.ts'
import { THREAD_WORDS } from './thread-words.ts'
import type { Wording } from './wording.ts'

/** All words of the chat in English, which come to a page in parts: for what compares or shows them as a whole. */
export const ENGLISH: Wording = {
  locale: 'en',
  copy: COPY,
  words: { ...THREAD_WORDS, ...ANSWER_WORDS, ...ON_DEMAND_WORDS },
}
