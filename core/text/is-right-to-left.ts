import { RIGHT_TO_LEFT_SHARE } from '#contract/constants/conversation.ts'

const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Whether more than 30% of the letters are Hebrew or Arabic (CHAT-22). */
export function isRightToLeft(text: string): boolean {
  // Most texts have none, and the pattern for all letters takes many kilobytes once the browser compiles it.
  if (!RIGHT_TO_LEFT_LETTER.test(text)) return false
  const letters = text.match(LETTER) ?? []
  const count = letters.filter(letter => RIGHT_TO_LEFT_LETTER.test(letter)).length
  return count / letters.length > RIGHT_TO_LEFT_SHARE
}
