/** The intake: what a door does with a mail before anybody reads it. */
import { createHash, randomUUID } from 'node:crypto'
import type { EmailDoor } from '#contract/constants/email.ts'
import { DEFAULT_SUBDOMAIN, PLATFORM_MAILBOXES } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Envelope, JudgeSender, MailIntake, SenderProof } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { withoutToken } from './thread-clues.ts'

/** Size of a piece of a source, in bytes. */
const PART_BYTES = 256 * 1_024

/** Dependencies of the intake. */
export type IntakeDeps = {
  readonly database: Database
  /** Dates conversations. */
  readonly clock: Pick<Clock, 'now'>
  readonly judgeSender: JudgeSender
  /** The domain of the companies' addresses here. */
  readonly mailDomain: string
  /** Called once a mail waits to be read. */
  readonly mailsSoon: () => void
}

/**
 * Returns the intake of our own door. A company gets mail at `<subdomain>@<mailDomain>`, with or without a token; the platform's
 * own also at the addresses of the domain's operator. A mail is kept whole before it is acknowledged, and read later: no mail
 * can stop the door, and none is lost with the process.
 */
export function createMailIntake({
  database,
  clock,
  judgeSender,
  mailDomain,
  mailsSoon,
}: IntakeDeps): MailIntake {
  return {
    async companyAt(recipient) {
      const address = withoutToken(recipient.toLowerCase())
      const at = address.lastIndexOf('@')
      if (address.slice(at + 1) !== mailDomain) return null
      const label = address.slice(0, at)
      const isPlatforms = PLATFORM_MAILBOXES.some(mailbox => mailbox === label)
      const [company] = await database.as(JOB_CLAIMS, query =>
        query<{ id: string }>(
          'select id from public.companies where subdomain = $1 and suspended_at is null',
          [isPlatforms ? DEFAULT_SUBDOMAIN : label],
        ),
      )
      return company?.id ?? null
    },
    async take(raw, envelope, recipients) {
      const first = recipients[0]
      if (!first) return
      const proof = await judgeSender(raw, { ...envelope, recipient: first.address })
      const receivedAt = new Date(clock.now())
      await database.as(JOB_CLAIMS, async query => {
        const companies = new Map(recipients.map(each => [each.companyId, each.address]))
        for (const [companyId, recipient] of companies)
          await takeMail(query, {
            ...{ companyId, door: 'smtp', raw, envelope: { ...envelope, recipient }, proof, receivedAt },
            trace: traceOf({ ...envelope, recipient }, mailDomain, receivedAt),
          })
      })
      mailsSoon()
    },
  }
}

/** A mail that a door got for a company. */
export type TakenMail = {
  readonly companyId: string
  readonly door: EmailDoor
  readonly raw: Buffer
  readonly envelope: Envelope
  readonly proof: SenderProof
  readonly receivedAt: Date
  /** The lines above its head that say how it came. */
  readonly trace?: string
  /** Of all of it, in bytes, if `raw` is only its start because it is too large. */
  readonly size?: number
  /** When it had arrived, of a mailbox's history; without it, it is acted on. */
  readonly historyAt?: Date
}

/** Stores a mail that waits to be read, unless the company has just this one already. Returns whether it is new. */
export async function takeMail(
  query: Query,
  { companyId, door, raw, envelope, proof, receivedAt, trace = '', size = raw.length, historyAt }: TakenMail,
): Promise<boolean> {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(raw).digest('hex')
  const kept = await query(
    `insert into public.incoming_emails (id, company_id, door, envelope, sha256, byte_size, due_at, received_at, history_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) on conflict (company_id, sha256) do nothing returning id`,
    [id, companyId, door, storable({ ...envelope, ...proof }), sha256, size, receivedAt, historyAt ?? null],
  )
  if (kept.length === 0) return false
  const source = Buffer.concat([Buffer.from(trace), raw])
  for (let start = 0; start < source.length; start += PART_BYTES)
    await query(
      `insert into app.email_sources (email_id, company_id, part, bytes) values ($1, $2, $3, decode($4, 'base64'))`,
      [id, companyId, start / PART_BYTES, source.subarray(start, start + PART_BYTES).toString('base64')],
    )
  return true
}

/** Returns the lines that the last server of a mail's way puts above its head (RFC 5321, section 4.4). */
function traceOf({ ip, helo, sender, recipient }: Envelope, mailDomain: string, at: Date): string {
  const date = at.toUTCString().replace('GMT', '+0000')
  return (
    `Return-Path: <${sender}>\r\nDelivered-To: ${recipient}\r\n` +
    `Received: from ${helo} ([${ip}]) by ${mailDomain} with SMTP;\r\n\t${date}\r\n`
  )
}

/** Returns the source of a mail. */
export async function readSource(database: Database, mailId: string): Promise<Buffer> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ bytes: string }>(
      `select encode(bytes, 'base64') as bytes from app.email_sources where email_id = $1 order by part`,
      [mailId],
    ),
  )
  return Buffer.concat(rows.map(({ bytes }) => Buffer.from(bytes, 'base64')))
}

/** Returns a copy whose texts the database can store: NUL and halves of characters have no place in it. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)])) as T
}
