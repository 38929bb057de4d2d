/** Mails the replies that visitors have not seen (CHAT-11). */
import {
  type ReplyMailMeans,
  sendReplyMails,
} from '#server/domain/conversations/reply-emails/send-reply-mails.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startReplyMailJob(means: ReplyMailMeans & SweepMeans): Sweep {
  return startSweep(
    means,
    SWEEP_EVERY_MS,
    () => sendReplyMails(means),
    'mails of replies could not be brought',
  )
}
