/** Checks what a visitor writes against the company's rules about spam. */
import type { SpamSettings } from '#contract/settings/spam.ts'
import { containsBlockedWord } from '#core/text/blocked-words.ts'
import { AppError } from '../../app-error.ts'

const LINK = /https?:\/\/|www\./gi

/** Why a message makes its conversation spam. */
export type SpamReason = 'words' | 'links'

/** The columns of a conversation that is held as spam; `sender` is a forged one of a mail. */
export function heldAsSpam(reason: SpamReason | 'sender', now: Date) {
  return { spam_at: now, spam_reason: reason } as const
}

/**
 * Returns why a message is spam by the company's rules; null if it is none.
 * @param isFirst whether it begins its conversation
 * @throws message_refused (422) for a blocked word, if the company refuses them
 */
export function checkMessage(
  { text, isFirst }: { readonly text: string; readonly isFirst: boolean },
  rules: SpamSettings,
): SpamReason | null {
  if (containsBlockedWord(text, rules.blocked_words)) {
    if (rules.blocked_words_action === 'refuse') throw new AppError('message_refused')
    return 'words'
  }
  return isFirst && hasTooManyLinks(text, rules) ? 'links' : null
}

function hasTooManyLinks(text: string, { max_links }: SpamSettings): boolean {
  return max_links !== null && (text.match(LINK)?.length ?? 0) > max_links
}
