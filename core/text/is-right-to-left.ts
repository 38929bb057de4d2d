import { RIGHT_TO_LEFT_SHARE } from '#contract/constants/conversation.ts'

const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** True when more than 30% of the letters are Hebrew or Arabic script (CHAT-22). */
export function isRightToLeft(text: string): boolean {
  // Most texts have none; telling all letters from the rest takes the browser many kilobytes of compiled pattern.
  if (!RIGHT_TO_LEFT_LETTER.test(text)) return false
  const letters = text.match(LETTER) ?? []
  const count = letters.filter(letter => RIGHT_TO_LEFT_LETTER.test(letter)).length
  return count / letters.length > RIGHT_TO_LEFT_SHARE
}
