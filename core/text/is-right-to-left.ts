import { RIGHT_TO_LEFT_SHARE } from '#contract/constants/conversation.ts'

const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** True when more than 30% of the letters are Hebrew or Arabic script (CHAT-22). */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(LETTER) ?? []
  const count = letters.filter(letter => RIGHT_TO_LEFT_LETTER.test(letter)).length
  return letters.length > 0 && count / letters.length > RIGHT_TO_LEFT_SHARE
}
