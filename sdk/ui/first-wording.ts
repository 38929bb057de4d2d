import { createContext, useContext } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import { FIRST_COPY } from '#core/first-copy.ts'
import { FIRST_WORDS } from './first-words.ts'

/** The words of a first screen in one language. Of English it may be no more: see `wording.ts` for the rest. */
export type FirstWording = {
  readonly locale: Locale
  readonly copy: Readonly<Record<keyof typeof FIRST_COPY, string>>
  readonly words: Readonly<Record<keyof typeof FIRST_WORDS, string>>
}

/** English is part of the first download; every other language comes as a chunk of its own. */
export const FIRST_ENGLISH: FirstWording = { locale: 'en', copy: FIRST_COPY, words: FIRST_WORDS }

export const WordingContext = createContext(FIRST_ENGLISH)

/** What a first screen says, in the language of the element around. */
export function useFirstWording(): FirstWording {
  return useContext(WordingContext)
}
