import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '#server/ports/mail.ts'

/** Returns the emails in the embedded mailbox of a data folder, oldest first. */
export async function readMails(dataFolder: string): Promise<Mail[]> {
  const text = await readFile(join(dataFolder, 'mailbox.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}
