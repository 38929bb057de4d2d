import type { Locale } from '#contract/constants/locales.ts'
import { COPY, type Copy } from '#core/copy.ts'
import { type FirstWording, useFirstWording } from './first-wording.ts'
import { WORDS, type Words } from './words.ts'

/** All words of the widgets in one language: `copy` is shared with the server, `words` are the widgets' own. */
export type Wording = { readonly locale: Locale; readonly copy: Copy; readonly words: Words }

export const ENGLISH: Wording = { locale: 'en', copy: COPY, words: WORDS }

/** All words of a language. English is completed here, where it is not needed for the first screen; others are whole. */
export function inFull(wording: FirstWording): Wording {
  return wording.locale === 'en' ? ENGLISH : (wording as Wording)
}

/** The words in the language of the element around, for all that is loaded later. */
export function useWording(): Wording {
  return inFull(useFirstWording())
}
