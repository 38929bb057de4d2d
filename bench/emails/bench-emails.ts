/**
 * `npm run bench:emails -- --data DIR`: reads each mail of a folder, and lets the judge compare what was read with what its
 * writer expects. DIR has `NAME.eml` with `NAME.json`, and `context.json` with the conversations that are known.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { authenticationOf } from '#server/domain/emails/incoming/head.ts'
import { kindOfMail } from '#server/domain/emails/incoming/kind-of-mail.ts'
import { readMail } from '#server/domain/emails/incoming/read-mail.ts'
import { threadClues, withoutToken } from '#server/domain/emails/incoming/thread-clues.ts'

const context = z.object({
  our_addresses: z.array(z.string()),
  conversations: z.array(
    z.object({
      id: z.string(),
      ticket: z.int(),
      customer: z.object({ emails: z.array(z.string()) }),
      messages: z.array(z.object({ direction: z.enum(['in', 'out']), message_id: z.string() })),
    }),
  ),
})
type Context = z.infer<typeof context>
type Thread = { readonly by: 'token' | 'header' | 'subject' | 'none'; readonly target: string | null }

/** The server whose verdict is believed in these mails. */
const BELIEVED = ['mx.nordlicht.example']
const JUDGE = fileURLToPath(new URL('judge.mjs', import.meta.url))

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
if (data === undefined) throw new Error('Usage: npm run bench:emails -- --data DIR')
const known = context.parse(JSON.parse(readFileSync(join(data, 'context.json'), 'utf8')))
const results: object[] = []
const began = performance.now()
for (const file of readdirSync(data).filter(name => name.endsWith('.eml')))
  results.push({ file, ...(await readOne(readFileSync(join(data, file)), known)) })
console.log(`${results.length} mails read in ${Math.round(performance.now() - began)} ms`)
judge(data, results)

/** Reads a mail: what it is, what is new in it, and to which known conversation it belongs. */
async function readOne(raw: Buffer, { our_addresses, conversations }: Context): Promise<object> {
  // The addresses of these mails have a conversation's id in the place of its token.
  const mail = await readMail(
    Buffer.from(raw.toString('latin1').replaceAll(/\{\{TOKEN:([\w-]+)\}\}/g, '$1'), 'latin1'),
  )
  const idsOf = (direction: 'in' | 'out') =>
    new Map(
      conversations.flatMap(({ id, messages }) =>
        messages.filter(each => each.direction === direction).map(each => [each.message_id, id] as const),
      ),
    )
  const [received, sent] = [idsOf('in'), idsOf('out')]
  const isOurs = (address: string) => our_addresses.includes(withoutToken(address))
  const kind = kindOfMail(mail.mime, mail.from, { isOurs, isSent: id => sent.has(id) })
  const isForged = kind === 'message' && authenticationOf(mail.mime.head, BELIEVED) === 'fail'
  const clues = threadClues(mail, kind, isOurs)
  const token = clues.tokens.find(each => conversations.some(({ id }) => id === each))
  const answered = clues.ids.map(id => sent.get(id) ?? received.get(id)).find(id => id !== undefined)
  const numbered = conversations.find(
    ({ ticket, customer }) => ticket === clues.number && customer.emails.includes(mail.from?.address ?? ''),
  )?.id
  const thread: Thread = token
    ? { by: 'token', target: token }
    : answered
      ? { by: 'header', target: answered }
      : numbered && !isForged
        ? { by: 'subject', target: numbered }
        : { by: 'none', target: null }
  return {
    kind: mail.id !== null && received.has(mail.id) ? 'rejected' : isForged ? 'spam-suspect' : kind,
    from: mail.from?.address,
    reply_to: mail.replyTo?.address ?? null,
    subject: mail.subject,
    text: mail.text,
    has_quote_removed: mail.quoted !== '',
    signature_removed: mail.signature || null,
    attachments: mail.files.map(({ name, type, isInline, content }) => ({
      name,
      type,
      inline: isInline,
      size: content.length,
    })),
    thread,
  }
}

function judge(folder: string, given: readonly object[]): void {
  const work = mkdtempSync(join(tmpdir(), 'lapwing-emails-'))
  const file = join(work, 'results.jsonl')
  writeFileSync(file, given.map(result => `${JSON.stringify(result)}\n`).join(''))
  process.exitCode =
    spawnSync(process.execPath, [JUDGE, folder, file, '--wrong'], { stdio: 'inherit' }).status ?? 1
  rmSync(work, { recursive: true })
}
