import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MailboxMail, mailboxMail } from '#contract/entities/platform.ts'
import type { Clock } from '#core/clock.ts'
import type { Mailer } from '#server/ports/mail.ts'

const SHOWN_MAX = 200

/** A mailer whose emails can be read. */
export type Mailbox = Mailer & {
  /** The newest first, at most 200. */
  readonly read: () => Promise<MailboxMail[]>
}

/** Returns the embedded default: emails go to `mailbox.jsonl` in the data folder, one JSON object per line. */
export function createMailbox(folder: string, clock: Pick<Clock, 'now'>): Mailbox {
  const file = join(folder, 'mailbox.jsonl')
  return {
    async send({ to, subject, text, html = '', fromName, replyTo }) {
      const sentAt = new Date(clock.now()).toISOString()
      const mail: MailboxMail = {
        id: randomUUID(),
        to,
        subject,
        text,
        html,
        ...(fromName !== undefined && { from_name: fromName }),
        ...(replyTo !== undefined && { reply_to: replyTo }),
        sent_at: sentAt,
      }
      await mkdir(folder, { recursive: true })
      await appendFile(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 })
    },
    async read() {
      const lines = (await readText(file)).split('\n').reverse()
      return lines.flatMap(line => readMail(line) ?? []).slice(0, SHOWN_MAX)
    },
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Returns the mail of a line; undefined if a crash has cut the line short. */
function readMail(line: string): MailboxMail | undefined {
  try {
    return mailboxMail.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
