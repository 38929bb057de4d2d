/** What is said of emails that did not arrive. */
import type { BounceCause, EmailKind } from '#contract/constants/email.ts'
import type { EmailProblem } from '#contract/entities/email.ts'

/** Why an email did not arrive, as part of a sentence. */
const CAUSES: Readonly<Record<Exclude<BounceCause, 'other'>, string>> = {
  'no-mailbox': 'the mailbox does not exist',
  'mailbox-closed': 'the mailbox is closed',
  'mailbox-full': 'the mailbox is full',
  'no-domain': 'the domain does not exist, or takes no email',
  'too-large': 'the email is too large for the mailbox',
  spam: 'the server took it for spam',
  policy: 'the rules of the server do not allow it',
  unreachable: 'the mail server could not be reached',
  complaint: 'an email was reported as spam',
}

const PAUSED = 'emails to this address are paused'

const EMAILS: Readonly<Record<EmailKind, string>> = {
  receipt: 'The receipt',
  reply: 'The reply',
  transcript: 'The transcript',
  survey: 'The survey',
  test: 'The test',
}

/** Returns why an email did not arrive, as part of a sentence. For a cause that we don't know, the server's own words. */
export function causeText(cause: BounceCause, reply: string | null | undefined): string {
  if (cause !== 'other') return CAUSES[cause]
  return reply ? `the server said “${reply}”` : 'the server gave no reason'
}

/** Describes what became of an email, in one line of the thread. Of one that carried messages, these say why. */
export function emailProblemText({ email, recipient, cause, reply, sequences }: EmailProblem): string {
  const what = `${EMAILS[email]} to ${recipient} was`
  const because = (why: string) => (sequences ? '' : `: ${why}`)
  if (cause === 'paused') return `${what} not sent${because(PAUSED)}`
  if (cause === 'sent') return `${what} sent after all`
  if (cause === 'complaint') return `${what} reported as spam`
  return `${what} not delivered${because(causeText(cause, reply))}`
}

/** Describes what became of the email of a message, below it; null if it was sent after all. */
export function notDeliveredText({ recipient, cause, reply }: EmailProblem): string | null {
  if (cause === 'sent') return null
  if (cause === 'paused') return `Not sent to ${recipient}: ${PAUSED}`
  if (cause === 'complaint') return `Reported as spam by ${recipient}`
  return `Not delivered to ${recipient}: ${causeText(cause, reply)}`
}
