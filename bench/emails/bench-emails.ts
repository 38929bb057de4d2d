/**
 * `npm run bench:emails -- --data DIR`: sends each mail of a folder to the door of a server, and lets the judge compare what
 * the desk then has with what the mail's writer expects. DIR has `NAME.eml` with `NAME.json`, and `context.json` with the
 * conversations that are known. The server runs here, on a database of its own. With `--imap`, the mails come through a mailbox
 * of Dovecot's instead.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Database } from '#server/ports/database.ts'
import { createMailTokens, type MailTokens } from '#server/tokens/mail-token.ts'
import { deriveMailKey, deriveMailTokenKey, sealSecret } from '#server/tokens/seal-secret.ts'
import { type Dovecot, MAILBOX_PASSWORD, startDovecot } from '#tests/support/dovecot.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const context = z.object({
  our_addresses: z.array(z.string()),
  conversations: z.array(
    z.object({
      id: z.string(),
      ticket: z.int(),
      subject: z.string(),
      customer: z.object({ name: z.string(), emails: z.array(z.string()).min(1) }),
      messages: z.array(z.object({ direction: z.enum(['in', 'out']), message_id: z.string() })),
    }),
  ),
})
type Conversation = z.infer<typeof context>['conversations'][number]

const JUDGE = fileURLToPath(new URL('judge.mjs', import.meta.url))
const COMPANY = 'empty'
const DOMAIN = 'in.lapwing.example'
/** The server whose verdict on senders stands in these mails, and which passes them on from this machine. */
const BELIEVED = { authserv_ids: ['mx.nordlicht.example'], forwarders: ['127.0.0.1'] }

const { data, imap } = parseArgs({
  options: { data: { type: 'string' }, imap: { type: 'boolean', default: false } },
}).values
if (data === undefined) throw new Error('Usage: npm run bench:emails -- --data DIR [--imap]')
const { our_addresses, conversations } = context.parse(
  JSON.parse(readFileSync(join(data, 'context.json'), 'utf8')),
)
const database = await openTestDatabase('pglite', { content: 'demo' })
const server = await openTestServer(database, {
  config: { mailIn: { host: '127.0.0.1', port: 0, domain: DOMAIN, certificate: null } },
})
const dovecot = imap ? await startDovecot() : null
try {
  const tokens = createMailTokens(deriveMailTokenKey(server.secret))
  await database.asOwner(query =>
    storeSettings(query, COMPANY, 'incoming-email', {
      ...BELIEVED,
      addresses: our_addresses.map(address => ({ address })),
    }),
  )
  const ids = new Map(conversations.map(({ id }) => [id, randomUUID() as string]))
  for (const conversation of conversations) await add(database, conversation, ids.get(conversation.id)!)
  if (dovecot) await connectMailbox(database, dovecot)
  const results: object[] = []
  const began = performance.now()
  for (const file of readdirSync(data).filter(name => name.endsWith('.eml'))) {
    server.clock.advance(1_000)
    const source = sourceOf(readFileSync(join(data, file)), ids, tokens)
    if (dovecot) await arrive(database, dovecot, source)
    else await deliver(source)
    await server.jobsSettled()
    results.push({ file, ...(await readBack(database, ids)) })
  }
  console.log(`${results.length} mails came in and were read in ${Math.round(performance.now() - began)} ms`)
  judge(data, results)
} finally {
  await dovecot?.close()
  await server.close()
  await database.close()
}

/** Adds a conversation that is known, with the ids of its mails. */
async function add(
  target: Database,
  { ticket, subject, customer, messages }: Conversation,
  id: string,
): Promise<void> {
  await target.asOwner(async query => {
    const [email] = customer.emails
    await query(
      `insert into public.conversations (id, company_id, number, subject, source, status, needs_human, human_requested_at,
         responder, customer_email, customer_name)
       select $1, c.id, $2, $3, 'email', 'ticket', true, now(), 'none', $4, $5 from public.companies c where c.subdomain = $6`,
      [id, ticket, subject, email, customer.name, COMPANY],
    )
    for (const { direction, message_id } of messages)
      await query(
        `insert into public.conversation_emails (company_id, conversation_id, direction, kind, rfc_id, subject, from_address, from_name,
           recipients, people, authentication, created_at)
         select company_id, id, $2, 'message', $3, subject, $4, '', '{}', $5, 'none', now()
           from public.conversations where id = $1`,
        [id, direction, message_id, email, customer.emails],
      )
  })
}

/** Returns a mail, byte for byte in Latin-1, with the tokens of this installation. */
function sourceOf(raw: Buffer, ids: ReadonlyMap<string, string>, { sign }: MailTokens): string {
  return raw.toString('latin1').replaceAll(/\{\{TOKEN:([\w-]+)\}\}/g, (_, id: string) => sign(ids.get(id)!))
}

/** Connects a mailbox of the company, and waits until it is read to its end. */
async function connectMailbox(target: Database, { port }: Dovecot): Promise<void> {
  const now = new Date(server.clock.now())
  await target.asOwner(async query => {
    const [company] = await query<{ id: string }>('select id from public.companies where subdomain = $1', [
      COMPANY,
    ])
    const secret = sealSecret(deriveMailKey(server.secret), company!.id, MAILBOX_PASSWORD)
    await query(
      `insert into public.mailboxes (company_id, address, host, port, security, username, login, secret, folder, after_taking,
         created_at, retry_at) values ($1, $2, '127.0.0.1', $3, 'none', 'bench', 'password', $4, 'INBOX', 'mark', $5, $5)`,
      [company!.id, `${COMPANY}@${DOMAIN}`, port, secret, now],
    )
  })
  await until(target, 'select from public.mailboxes where checked_at is not null')
}

/** Puts a mail into the mailbox, and waits until the server has read it. */
async function arrive(target: Database, mailbox: Dovecot, source: string): Promise<void> {
  const [row] = await target.asOwner(query =>
    query<{ count: number }>('select count(*)::integer as count from public.incoming_emails'),
  )
  await mailbox.add('bench', [Buffer.from(source, 'latin1')])
  await until(target, `select from public.incoming_emails where state <> 'waiting' offset ${row!.count}`)
}

/** Waits until a query finds something, for ten seconds at most: a mail that is known already makes no row. */
async function until(target: Database, sql: string): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  while ((await target.asOwner(query => query(sql))).length === 0 && Date.now() < giveUpAt) {
    server.clock.advance(1_000)
    await server.jobsSettled()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Delivers a mail by SMTP, from where it says that bounces go. */
async function deliver(source: string): Promise<void> {
  const from = /^return-path:\s*<([^>\r\n]*)>/im.exec(source)?.[1] ?? 'bounces@example.com'
  const transport = createTransport({ host: '127.0.0.1', port: server.mailInPort!, ignoreTLS: true })
  const envelope = { from, to: `${COMPANY}@${DOMAIN}` }
  await transport.sendMail({ envelope, raw: Buffer.from(source, 'latin1') })
  transport.close()
}

type Row = {
  readonly state: string
  readonly cause: string | null
  readonly kind: string | null
  readonly authentication: string | null
  readonly threaded_by: 'token' | 'header' | 'number' | null
  readonly conversation_id: string | null
  readonly from_address: string | null
  readonly subject: string | null
  readonly reply_to: string | null
  readonly quoted: string | null
  readonly signature: string | null
  readonly files: readonly { name: string; type: string; size: number; is_inline: boolean }[] | null
  readonly content: string | null
}

/** Returns what the desk has of the newest mail. */
async function readBack(source: Database, ids: ReadonlyMap<string, string>): Promise<object> {
  const [row] = await source.asOwner(query =>
    query<Row>(
      `select i.state, i.cause, i.kind, i.authentication, i.threaded_by, i.conversation_id, i.from_address, i.subject,
              m.recipients -> 'reply_to' -> 0 ->> 'address' as reply_to, m.quoted, m.signature, m.files, s.content
         from public.incoming_emails i
         left join public.conversation_emails m on m.id = i.id
         left join public.messages s on s.conversation_id = i.conversation_id and s.client_id = i.id
        order by i.received_at desc limit 1`,
    ),
  )
  const { kind, cause, threaded_by, files, ...mail } = row!
  const isSpam = kind === 'message' && mail.authentication === 'fail'
  const target = [...ids].find(([, id]) => id === mail.conversation_id)?.[0] ?? null
  return {
    kind: cause === 'duplicate' || row!.state === 'failed' ? 'rejected' : isSpam ? 'spam-suspect' : kind,
    from: mail.from_address,
    reply_to: mail.reply_to,
    subject: mail.subject,
    text: mail.content ?? '',
    has_quote_removed: (mail.quoted ?? '') !== '',
    signature_removed: mail.signature || null,
    attachments: (files ?? []).map(({ name, type, size, is_inline }) => ({
      name,
      type,
      size,
      inline: is_inline,
    })),
    thread: {
      by: threaded_by === 'number' ? 'subject' : (threaded_by ?? 'none'),
      target: threaded_by ? target : null,
    },
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
