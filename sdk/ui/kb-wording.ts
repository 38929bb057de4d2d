import { createContext, useContext } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import { KB_WORDS, type KbWords } from './kb-words.ts'

/** The words of the knowledge base's element in one language. */
export type KbWording = { readonly locale: Locale; readonly words: KbWords }

/** English is part of the first download; every other language comes as a chunk of its own. */
export const ENGLISH_KB: KbWording = { locale: 'en', words: KB_WORDS }

export const KbWordingContext = createContext<KbWording>(ENGLISH_KB)

/** The words in the language of the element around. */
export function useKbWording(): KbWording {
  return useContext(KbWordingContext)
}
