/**
 * The outbox of emails about accounts. A request stores its email and succeeds, whether or not the mail server can be
 * reached; the job sends it.
 */
import { randomUUID } from 'node:crypto'
import {
  CONFIRMATION_LINK_LIFETIME_MS,
  INVITATION_LIFETIME_MS,
  RECOVERY_LINK_LIFETIME_MS,
} from '#contract/constants/identity.ts'
import type { Invitation } from '#contract/entities/people.ts'
import type { Clock } from '#core/clock.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { type Mail, MailError, type Mailer } from '#server/ports/mail.ts'
import { openSecret, sealSecret } from '#server/tokens/seal-secret.ts'
import { hashSecret } from '#server/tokens/secrets.ts'
import { JOB_CLAIMS } from '../actor.ts'
import {
  confirmationEmail,
  invitationEmail,
  knownAddressEmail,
  passwordChangedEmail,
  passwordResetEmail,
  videoEmail,
} from './account-emails.ts'
import { isRefusal, retryAfterMs } from './outbox/email-attempts.ts'
import { createRecipientLimits, placeOf } from './outbox/recipients.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How each kind is written. The second argument is how long its link still works, in ms. */
const WRITERS = {
  confirmation: confirmationEmail,
  'known-address': knownAddressEmail,
  'password-reset': passwordResetEmail,
  'password-changed': passwordChangedEmail,
  invitation: invitationEmail,
  video: videoEmail,
} as const
type Kind = keyof typeof WRITERS

/** An email about an account: its kind, and what it says. */
export type AccountEmail = {
  [K in Kind]: { readonly kind: K; readonly values: Readonly<Parameters<(typeof WRITERS)[K]>[0]> }
}[Kind]

/** How long each kind is worth sending, in ms: as long as its link works. */
const LIFETIMES_MS: Readonly<Record<Kind, number>> = {
  confirmation: CONFIRMATION_LINK_LIFETIME_MS,
  'password-reset': RECOVERY_LINK_LIFETIME_MS,
  invitation: INVITATION_LIFETIME_MS,
  'known-address': 2 * DAY_MS,
  'password-changed': 2 * DAY_MS,
  video: 2 * DAY_MS,
}

/** Conditions on the hash `$1` of a link's token, by kind: whether the link still works. */
const WORKS: Partial<Readonly<Record<Kind, string>>> = {
  confirmation: 'select 1 from auth.users where confirmation_token = $1',
  'password-reset': 'select 1 from auth.users where recovery_token = $1',
  invitation:
    'select 1 from public.invitations where token_hash = $1 and accepted_at is null and revoked_at is null',
}

const BATCH = 50
/** Lease of an email: longer than any mail server's timeout. When it ends, another node takes over. */
const LEASE_MS = 2 * MINUTE_MS

/** Takes emails about accounts. */
export type AccountOutbox = {
  /**
   * Resolves once the email is stored. It is sent soon afterwards, instead of an older one of the same kind to the same
   * recipient that still waits. Does nothing beyond the recipient's limit; an invitation waits until it may be sent.
   */
  readonly send: (email: AccountEmail) => Promise<void>
}

type OutboxDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Seals what is stored: 32 bytes (`deriveOutboxKey`). */
  readonly outboxKey: Uint8Array
}

/** Returns the outbox. @param soon called when an email is due. */
export function createAccountOutbox(
  { database, clock, outboxKey, limits }: OutboxDeps & { readonly limits: RateLimits },
  soon: () => void,
): AccountOutbox {
  const recipients = createRecipientLimits(limits, outboxKey)
  return {
    async send(email) {
      const { kind, values } = email
      const waitMs = await recipients.waitMs(email)
      if (waitMs > 0 && kind !== 'invitation') return
      const id = randomUUID()
      const now = clock.now()
      await database.as(JOB_CLAIMS, query =>
        query(
          `insert into app.account_emails (id, kind, place, secret, due_at, expires_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (place) do update
              set id = excluded.id, secret = excluded.secret, attempts = 0, due_at = excluded.due_at,
                  expires_at = excluded.expires_at`,
          [
            id,
            kind,
            placeOf(outboxKey, email),
            sealSecret(outboxKey, id, JSON.stringify(values)),
            new Date(now + waitMs),
            new Date(now + LIFETIMES_MS[kind]),
          ],
        ),
      )
      if (kind === 'invitation' && waitMs > 0) return noteProblem(database, kind, values, 'delayed')
      // Counted only once it is stored, so that the person can retry after a failure.
      await recipients.count(email)
      soon()
    },
  }
}

/** Returns an email as it is sent. @param validForMs how long its link still works; its whole lifetime without it. */
export function writeAccountEmail({ kind, values }: AccountEmail, validForMs?: number): Mail {
  const write = WRITERS[kind] as (values: object, validForMs?: number) => Mail
  return write(values, validForMs)
}

/** What an email says that may have a link. */
type Linked = { readonly link?: string }

type DueEmail = {
  readonly id: string
  readonly kind: Kind
  readonly secret: string
  readonly attempts: number
  readonly expires_at: Date
}

/** What sending needs. `clock` is the server's. */
export type AccountEmailDeps = OutboxDeps & { readonly mailer: Mailer; readonly log: Pick<Log, 'error'> }

/**
 * Sends the emails that are due. What cannot be handed over is tried again, ever later, until its link expires. An email
 * whose link no longer works is dropped: the link was replaced, revoked or used. Returns whether there may be more. An
 * email is sent twice only if the process dies between sending and recording it.
 */
export async function sendAccountEmails(deps: AccountEmailDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now + LEASE_MS)
  const due = await deps.database.as(JOB_CLAIMS, query =>
    query<DueEmail>(
      `update app.account_emails set due_at = $2, attempts = attempts + 1
        where id in (select id from app.account_emails where due_at <= $1 order by due_at limit ${BATCH}
                        for update skip locked)
       returning id, kind, secret, attempts, expires_at`,
      [new Date(now), leaseUntil],
    ),
  )
  await Promise.all(due.map(email => sendOne(deps, email, leaseUntil)))
  return due.length > 0
}

async function sendOne(deps: AccountEmailDeps, email: DueEmail, leaseUntil: Date): Promise<void> {
  const { database, clock, mailer, log } = deps
  const { id, kind } = email
  const remainingMs = email.expires_at.getTime() - clock.now()
  const settle = (sql: string, ...values: readonly unknown[]) =>
    database.as(JOB_CLAIMS, query =>
      query(`${sql} where id = $1 and due_at = $2`, [id, leaseUntil, ...values]),
    )
  const drop = () => settle('delete from app.account_emails')

  const values = openValues(deps, email)
  if (values === null || remainingMs <= 0) {
    const why = values === null ? 'it was sealed with another secret' : 'it expired while it waited'
    log.error({ emailId: id, kind }, `an email about an account was not sent: ${why}`)
    await drop()
    return
  }
  if (!(await linkWorks(database, kind, values))) {
    await drop()
    return
  }
  try {
    const validForMs = roundDown(Math.min(remainingMs + MINUTE_MS, LIFETIMES_MS[kind]))
    await mailer.send(writeAccountEmail({ kind, values } as AccountEmail, validForMs))
  } catch (error) {
    log.error({ err: error, emailId: id, kind }, 'an email about an account could not be sent')
    const isRefused = error instanceof MailError && isRefusal(error)
    await noteProblem(database, kind, values, isRefused ? 'refused' : 'delayed')
    if (isRefused) {
      await drop()
      return
    }
    // The last attempts before the expiry come closer together, so that a server that is back is used in time.
    const delayMs = Math.max(MINUTE_MS, Math.min(retryAfterMs(email.attempts), remainingMs / 2))
    await settle('update app.account_emails set due_at = $3', new Date(clock.now() + delayMs))
    return
  }
  await noteProblem(database, kind, values, null)
  await drop()
}

function openValues({ outboxKey }: AccountEmailDeps, { id, secret }: DueEmail): Linked | null {
  try {
    return JSON.parse(openSecret(outboxKey, id, secret))
  } catch {
    return null
  }
}

/** Only the owner's connection reads accounts. */
async function linkWorks(database: Database, kind: Kind, values: Linked): Promise<boolean> {
  const sql = WORKS[kind]
  if (sql === undefined) return true
  return (await database.asOwner(query => query(sql, [tokenHash(kind, values)]))).length > 0
}

/** Tells whoever invited somebody what became of the email. Other emails have nobody to tell. */
async function noteProblem(
  database: Database,
  kind: Kind,
  values: Linked,
  problem: Invitation['mail_problem'],
): Promise<void> {
  if (kind !== 'invitation') return
  await database.as(JOB_CLAIMS, query =>
    query('update public.invitations set mail_problem = $2 where token_hash = $1', [
      tokenHash(kind, values),
      problem,
    ]),
  )
}

/** Returns the hash of the token in an email's link, as it is stored. */
function tokenHash(kind: Kind, { link }: Linked): string {
  return hashSecret(new URL(link!).searchParams.get(kind === 'invitation' ? 'invite' : 'token_hash') ?? '')
}

/** Rounds to what an email says: whole days from two, then whole hours, then minutes. */
function roundDown(ms: number): number {
  const unit = ms >= 2 * DAY_MS ? DAY_MS : ms >= HOUR_MS ? HOUR_MS : MINUTE_MS
  return Math.floor(ms / unit) * unit
}
