import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'

const ENDS_SENTENCE = /[.?!…。？！؟]$/u

/** A chat's subject is the beginning of its first message (CHAT-07): what looks cut there is shown so. */
export function subjectText(subject: string): string {
  const isCut = [...subject].length === SUBJECT_LENGTH && !ENDS_SENTENCE.test(subject)
  return isCut ? `${subject.trimEnd()}…` : subject
}
