/** Mails the replies that visitors have not seen (CHAT-11). */
import {
  type ReplyMailDeps,
  sendReplyMails,
} from '#server/domain/conversations/reply-emails/send-reply-mails.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startReplyMailJob(deps: ReplyMailDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, () => sendReplyMails(deps), 'mails of replies could not be brought')
}
