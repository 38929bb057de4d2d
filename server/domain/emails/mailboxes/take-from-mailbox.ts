/** Takes the mails of an open mailbox: those that are new, and of those that were there before, the ones that were asked for. */
import { INCOMING_EMAIL_MAX_BYTES } from '#contract/constants/email.ts'
import type { AfterTaking } from '#contract/constants/mailbox.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { FolderMail, JudgeSender, OpenFolder } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { type TakenMail, takeMail } from '../incoming/take-mail.ts'

/** Mails that are fetched at a time. Then those that were taken are marked or moved. */
const BATCH = 50
/** Mails of a company that wait to be read, beyond which no more of its history is taken. */
const WAITING_MAX = 100
/**
 * How long before the last look a mail may have arrived that is new, once the folder counts anew, in ms. Longer than a day, since
 * servers know only days.
 */
const OVERLAP_MS = 48 * 60 * 60_000
/** What is kept of a mail that is too large, in bytes. */
const HEAD_BYTES = 256 * 1_024

/** Dependencies of taking. */
export type TakeDeps = {
  readonly database: Database
  /** Dates conversations. */
  readonly clock: Pick<Clock, 'now'>
  readonly judgeSender: JudgeSender
  /** Called once a mail waits to be read. */
  readonly mailsSoon: () => void
}

/** A mailbox that this node reads: until the lease ends, or another has it. */
export type LeasedMailbox = {
  readonly id: string
  readonly company_id: string
  readonly lease_id: string
  readonly address: string
  readonly after_taking: AfterTaking
  readonly created_at: Date
  readonly checked_at: Date | null
}

/** The lease has ended: another node reads the mailbox, or it was changed. */
export class LeaseEndedError extends Error {
  override readonly name = 'LeaseEndedError'
}

/**
 * Finds where reading goes on. What is there when a mailbox is opened for the first time is its history. If the folder counts
 * anew since the last time, everything of about the last look is taken again, and known mails are left out by their content.
 * @throws LeaseEndedError
 */
export async function findPosition(
  { database }: Pick<TakeDeps, 'database'>,
  mailbox: LeasedMailbox,
  folder: OpenFolder,
): Promise<void> {
  const known = await database.as(JOB_CLAIMS, async query => {
    const [row] = await query<{ uid_validity: string | null }>(
      'select uid_validity::text from public.mailboxes where id = $1 and lease_id = $2',
      [mailbox.id, mailbox.lease_id],
    )
    if (!row) throw new LeaseEndedError()
    return row.uid_validity === null ? null : Number(row.uid_validity)
  })
  if (known === folder.uidValidity) return
  const last = known === null ? folder.lastUid : await beforeLastLook(mailbox, folder)
  await database.as(JOB_CLAIMS, async query => {
    const found = await query(
      `update public.mailboxes
          set uid_validity = $3, first_uid = $4, last_uid = $4, history_uid = null, history_total = null, history_done = null
        where id = $1 and lease_id = $2 returning id`,
      [mailbox.id, mailbox.lease_id, folder.uidValidity, last],
    )
    if (found.length === 0) throw new LeaseEndedError()
  })
}

/** Returns the UID of the last mail that arrived before the mailbox was connected, and long before the last look. */
async function beforeLastLook(
  { created_at, checked_at }: LeasedMailbox,
  folder: OpenFolder,
): Promise<number> {
  const since = new Date((checked_at ?? created_at).getTime() - OVERLAP_MS)
  const uids = await folder.list({ after: 0, upTo: folder.lastUid, since })
  const arrivals = await folder.listArrivals(uids)
  const toTake = arrivals.filter(({ receivedAt }) => receivedAt >= created_at)
  return Math.min(folder.lastUid, ...toTake.map(({ uid }) => uid - 1))
}

/** Takes everything that has arrived since the last time. @throws LeaseEndedError */
export async function takeNew(deps: TakeDeps, mailbox: LeasedMailbox, folder: OpenFolder): Promise<void> {
  for (;;) {
    const { last } = await positionOf(deps.database, mailbox)
    const uids = await folder.list({ after: last })
    if (uids.length === 0) return
    const batch = uids.slice(0, BATCH)
    for await (const mail of folder.fetch(batch)) await takeOne(deps, mailbox, mail)
    // Also past those that are gone.
    await deps.database.as(JOB_CLAIMS, query => moveOn(query, mailbox, batch.at(-1)!))
    deps.mailsSoon()
    if (mailbox.after_taking === 'mark') await folder.markSeen(batch)
    if (mailbox.after_taking === 'move') await folder.move(batch)
  }
}

/** Moves what was taken, but stayed because a node stopped in between. */
export async function moveTaken(deps: TakeDeps, mailbox: LeasedMailbox, folder: OpenFolder): Promise<void> {
  if (mailbox.after_taking !== 'move') return
  const { first, last } = await positionOf(deps.database, mailbox)
  const left = first < last ? await folder.list({ after: first, upTo: last }) : []
  if (left.length > 0) await folder.move(left)
}

async function takeOne(deps: TakeDeps, mailbox: LeasedMailbox, mail: FolderMail): Promise<void> {
  const taken = takenFrom(mailbox, mail, deps.clock)
  const proof = await deps.judgeSender(taken.raw, taken.envelope)
  await deps.database.as(JOB_CLAIMS, async query => {
    await moveOn(query, mailbox, mail.uid)
    await takeMail(query, { ...taken, proof })
  })
}

const NO_PROOF = { dmarc: 'none', arc: null } as const

/** Returns a mail as it is kept. Of one that is too large, only who wrote it and about what. */
function takenFrom(
  { company_id, address }: LeasedMailbox,
  { raw, size }: FolderMail,
  clock: TakeDeps['clock'],
): Omit<TakenMail, 'proof'> {
  return {
    companyId: company_id,
    door: 'imap',
    raw: raw.length > INCOMING_EMAIL_MAX_BYTES ? raw.subarray(0, HEAD_BYTES) : raw,
    size,
    envelope: { ip: null, helo: null, sender: '', recipient: address },
    receivedAt: new Date(clock.now()),
  }
}

async function moveOn(query: Query, { id, lease_id }: LeasedMailbox, uid: number): Promise<void> {
  const moved = await query(
    'update public.mailboxes set last_uid = greatest(last_uid, $3) where id = $1 and lease_id = $2 returning id',
    [id, lease_id, uid],
  )
  if (moved.length === 0) throw new LeaseEndedError()
}

async function positionOf(
  database: Database,
  { id, lease_id }: Pick<LeasedMailbox, 'id' | 'lease_id'>,
): Promise<{ readonly first: number; readonly last: number }> {
  const [row] = await database.as(JOB_CLAIMS, query =>
    query<{ first: string; last: string }>(
      `select first_uid::text as first, last_uid::text as last from public.mailboxes where id = $1 and lease_id = $2`,
      [id, lease_id],
    ),
  )
  if (!row) throw new LeaseEndedError()
  return { first: Number(row.first), last: Number(row.last) }
}

/**
 * Takes a batch of the history that was asked for, the oldest first. Returns whether there is more to take now, or later because
 * many mails wait to be read. The senders are not judged: their keys may have changed since. @throws LeaseEndedError
 */
export async function takeHistory(
  deps: TakeDeps,
  mailbox: LeasedMailbox,
  folder: OpenFolder,
): Promise<'more' | 'later' | 'done'> {
  const { database, clock } = deps
  const asked = await database.as(JOB_CLAIMS, async query => {
    const [row] = await query<{
      since: Date
      after: string
      first: string
      total: number | null
      waiting: number
    }>(
      `select history_since::timestamptz as since, coalesce(history_uid, 0)::text as after, first_uid::text as first,
              history_total as total,
              (select count(*)::integer from (
                 select from public.incoming_emails m where m.company_id = b.company_id and m.state = 'waiting'
                  limit ${WAITING_MAX}) waiting) as waiting
         from public.mailboxes b where id = $1 and lease_id = $2 and history_state = 'running'`,
      [mailbox.id, mailbox.lease_id],
    )
    return row ?? null
  })
  if (asked === null) return 'done'
  if (asked.waiting >= WAITING_MAX) return 'later'
  const { since, total } = asked
  const [after, upTo] = [Number(asked.after), Number(asked.first)]
  const uids = after < upTo ? await folder.list({ after, upTo, since }) : []
  const batch = uids.slice(0, BATCH)
  if (total === null || batch.length === 0)
    await database.as(JOB_CLAIMS, query =>
      query(
        `update public.mailboxes set history_total = coalesce(history_total, $3), history_done = coalesce(history_done, 0),
           history_state = $4 where id = $1 and lease_id = $2 and history_state = 'running'`,
        [mailbox.id, mailbox.lease_id, uids.length, batch.length === 0 ? 'done' : 'running'],
      ),
    )
  for await (const mail of folder.fetch(batch))
    await database.as(JOB_CLAIMS, async query => {
      const moved = await query(
        `update public.mailboxes set history_uid = $3, history_done = history_done + 1
          where id = $1 and lease_id = $2 and history_state = 'running' returning id`,
        [mailbox.id, mailbox.lease_id, mail.uid],
      )
      if (moved.length === 0) throw new LeaseEndedError()
      const taken = { ...takenFrom(mailbox, mail, clock), proof: NO_PROOF, historyAt: mail.receivedAt }
      await takeMail(query, taken)
    })
  deps.mailsSoon()
  return batch.length === 0 ? 'done' : 'more'
}
