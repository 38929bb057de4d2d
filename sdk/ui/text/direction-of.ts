import { isRightToLeft } from '#core/text/is-right-to-left.ts'

/** Returns the `dir` of a text (CHAT-22). */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return isRightToLeft(text) ? 'rtl' : 'ltr'
}
