/** The job that reads what the doors took. */
import {
  type EmailFailure,
  INCOMING_EMAIL_ATTEMPTS_MAX,
  INCOMING_EMAIL_MAX_BYTES,
  INCOMING_EMAIL_RETENTION_DAYS,
} from '#contract/constants/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { daysAgo } from '../../days-ago.ts'
import { deleteBatch } from '../../delete-batch.ts'
import { type DeliverDeps, type Delivery, deliverMail } from './deliver-mail.ts'
import { keepFiles, natureOf } from './keep-files.ts'
import { MailTooComplexError } from './mime.ts'
import { type ReadMail, readMail } from './read-mail.ts'
import { readSource, storable } from './take-mail.ts'
import type { WaitingMail } from './understand-mail.ts'

const BATCH = 20
/** Of one company in a round, so that a flood of one does not keep the others waiting. */
const PER_COMPANY = 5
/** Lease of a mail: longer than reading the largest takes. When it ends, another node takes over. */
const LEASE_MS = 2 * 60_000
/** Delay of the first retry; doubles with each attempt. */
const RETRY_FIRST_MS = 30_000

/** Dependencies of reading mails. `clock` dates conversations. */
export type ReadIncomingDeps = DeliverDeps &
  Pick<Parameters<typeof keepFiles>[0], 'keepFile' | 'filesOrigin'> & {
    readonly clock: Pick<Clock, 'now'>
    readonly metrics: Pick<Metrics, 'count'>
    readonly log: { readonly error: (detail: object, text: string) => void }
  }

type Due = WaitingMail & { readonly attempts: number; readonly byte_size: number }

/** Reads the mails that wait, each company's in the order in which they came. Returns whether there may be more. */
export async function readIncoming(deps: ReadIncomingDeps): Promise<boolean> {
  const now = new Date(deps.clock.now())
  const due = await takeDue(deps.database, now)
  for (const mail of due) await readOne(deps, mail, now)
  return due.length > 0
}

/** Leases mails, and counts the attempt. Those of suspended companies wait. */
async function takeDue(database: Database, now: Date): Promise<readonly Due[]> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<Due>(
      `update public.incoming_emails set due_at = $2, attempts = attempts + 1
        where id in (
          select m.id from public.incoming_emails m
           where m.state = 'waiting' and m.due_at <= $1
             and m.id in (
               select id from (
                 select id, row_number() over (partition by company_id order by received_at, id) as place
                   from public.incoming_emails
                  where state = 'waiting' and due_at <= $1 and ${companyIsOpen('company_id')}) due
                where place <= ${PER_COMPANY})
           order by m.received_at limit ${BATCH} for update of m skip locked)
       returning id, company_id, door, byte_size, history_at, envelope, attempts, received_at`,
      [now, new Date(now.getTime() + LEASE_MS)],
    ),
  )
  return rows.sort((one, other) => one.received_at.getTime() - other.received_at.getTime())
}

async function readOne(deps: ReadIncomingDeps, mail: Due, now: Date): Promise<void> {
  const { database, log, metrics } = deps
  try {
    // It ended the process each time.
    if (mail.attempts > INCOMING_EMAIL_ATTEMPTS_MAX) throw new Error('too many attempts')
    const read = await readMail(await readSource(database, mail.id))
    if (mail.byte_size > INCOMING_EMAIL_MAX_BYTES) return await leaveTooLarge(database, mail.id, read, now)
    const delivery = await deliverMail(deps, mail, read, now)
    const { conversationId, kind, cause, colleague, bounced } = delivery
    if (bounced) metrics.count('lapwing_bounced_emails_total', { kind: bounced })
    if (conversationId !== null && cause === null && read.files.length > 0)
      await keepFiles(
        deps,
        { ...mail, conversationId, colleague, nature: natureOf(kind, mail) },
        read.files,
        mail.history_at ?? now,
      )
    await finish(database, mail.id, read, delivery, now)
    metrics.count('lapwing_incoming_emails_total', { outcome: cause === null ? 'done' : 'left-out' })
  } catch (error) {
    const failure: EmailFailure | null =
      error instanceof MailTooComplexError
        ? 'too-complex'
        : mail.attempts >= INCOMING_EMAIL_ATTEMPTS_MAX
          ? 'unreadable'
          : null
    log.error({ error, mailId: mail.id }, 'a mail could not be read')
    await postpone(database, mail, failure, now)
    if (failure) metrics.count('lapwing_incoming_emails_total', { outcome: 'failed' })
  }
}

async function finish(
  database: Database,
  id: string,
  read: ReadMail,
  { kind, authentication, conversationId, threadedBy, cause }: Delivery,
  now: Date,
): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query(
      `update public.incoming_emails
          set state = $2, cause = $3, due_at = null, handled_at = $4, kind = $5, authentication = $6, conversation_id = $7,
              rfc_id = $8, from_address = $9, subject = $10, threaded_by = $11
        where id = $1`,
      [
        id,
        cause === null ? 'done' : 'left-out',
        cause,
        now,
        kind,
        authentication,
        conversationId,
        storable(read.id?.slice(0, 1_000) ?? null),
        storable(read.from?.address.slice(0, 320) ?? null),
        storable(read.subject.slice(0, 1_000)),
        threadedBy,
      ],
    ),
  )
}

/** Lists a mail that a mailbox has, but of which only the start was kept. */
async function leaveTooLarge(database: Database, id: string, read: ReadMail, now: Date): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query(
      `update public.incoming_emails
          set state = 'failed', cause = 'too-large', due_at = null, handled_at = $2, from_address = $3, subject = $4
        where id = $1`,
      [id, now, storable(read.from?.address.slice(0, 320) ?? null), storable(read.subject.slice(0, 1_000))],
    ),
  )
}

/** Gives a mail up for `failure`, or without one tries it again later. */
async function postpone(
  database: Database,
  { id, attempts }: Due,
  failure: EmailFailure | null,
  now: Date,
): Promise<void> {
  const dueAt = failure ? null : new Date(now.getTime() + RETRY_FIRST_MS * 2 ** (attempts - 1))
  await database.as(JOB_CLAIMS, query =>
    query(
      `update public.incoming_emails set state = $2, cause = $3, due_at = $4, handled_at = $5 where id = $1`,
      [id, failure ? 'failed' : 'waiting', failure, dueAt, failure ? now : null],
    ),
  )
}

/** Deletes mails from the log after 30 days, with their sources. Returns whether there may be more. */
export function forgetIncoming({
  database,
  clock,
}: Pick<ReadIncomingDeps, 'database' | 'clock'>): Promise<boolean> {
  return deleteBatch(database, {
    table: 'public.incoming_emails',
    where: 'received_at <= $1',
    values: [daysAgo(clock, INCOMING_EMAIL_RETENTION_DAYS)],
    oldestBy: 'received_at',
    batch: 500,
  })
}
