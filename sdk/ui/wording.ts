import type { Locale } from '#contract/constants/locales.ts'
import type { Copy } from '#core/copy.ts'
import { THREAD_COPY } from '#core/thread-copy.ts'
import { type FirstWording, useFirstWording } from './first-wording.ts'
import { THREAD_WORDS } from './thread-words.ts'
import type { Words } from './words.ts'

/** All words of the chat in one language: `copy` is shared with the server, `words` are the chat's own. */
export type Wording = { readonly locale: Locale; readonly copy: Copy; readonly words: Words }

/** Those of them that a part of the chat says. */
type PartWording<CopyKey extends keyof Copy, WordKey extends keyof Words> = {
  readonly locale: Locale
  readonly copy: Pick<Copy, CopyKey>
  readonly words: Pick<Words, WordKey>
}

/**
 * Makes what gives a part its words. English is completed with those that the part brings, so that nothing else waits for
 * them; every other language is whole.
 */
export function completeWith<CopyKey extends keyof Copy, WordKey extends keyof Words>(
  copy: Pick<Copy, CopyKey>,
  words: Pick<Words, WordKey>,
): (wording: FirstWording) => PartWording<CopyKey, WordKey> {
  const english = { locale: 'en', copy, words } as const
  return wording => (wording.locale === 'en' ? english : (wording as Wording))
}

/** The words of a chat before its first answer. */
export const threadWording = completeWith(THREAD_COPY, THREAD_WORDS)

export type ThreadWording = ReturnType<typeof threadWording>

/** The same in the language of the element around, for all that comes after the first screen. */
export function useWording(): ThreadWording {
  return threadWording(useFirstWording())
}
