import type { MailProblem } from '#contract/constants/email.ts'

/** What each problem means, in a sentence. */
export const MAIL_PROBLEM_TEXTS: Readonly<Record<MailProblem, string>> = {
  address_refused: 'The host is not on the public internet, or its port is not for mail.',
  host_not_found: 'There is no host with this name.',
  connection_refused: 'Nothing listens on this port of the host.',
  unreachable: 'The server could not be reached, or it closed the connection.',
  timeout: 'The server did not answer in time.',
  certificate: 'The server’s certificate is not valid for this host.',
  no_tls: 'The server does not offer this encryption on this port.',
  login: 'The server does not accept the user name or the password.',
  sender_refused: 'The server does not accept the sender address.',
  recipient_refused: 'The server does not accept the recipient’s address.',
  message_refused: 'The server does not accept the email.',
  server_busy: 'The server asked to try again later.',
  password_unreadable: 'The saved password can’t be read any more. Enter it again.',
  recipient_paused: 'Emails to this address are paused.',
  failed: 'The server reported an error.',
}

/** Describes a failed attempt: what it means, and the server's own words. */
export function describeProblem(problem: MailProblem, reply: string | null): string {
  const text = MAIL_PROBLEM_TEXTS[problem]
  return reply === null ? text : `${text} It said: “${reply}”.`
}
