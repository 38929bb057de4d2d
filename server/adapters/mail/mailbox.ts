import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#core/clock.ts'
import type { Mailer } from '#server/ports/mail.ts'

/** The embedded default: mails go to `mailbox.jsonl` in the data folder, one JSON object a line. */
export function createMailbox(folder: string, clock: Pick<Clock, 'now'>): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const line = JSON.stringify({ ...mail, sent_at: new Date(clock.now()).toISOString() })
      await appendFile(join(folder, 'mailbox.jsonl'), `${line}\n`, { mode: 0o600 })
    },
  }
}
