/** A company's own mail server. Its password is stored sealed and is never returned. */
import { MAIL_PORTS } from '#contract/constants/email.ts'
import { type MailServerState, mailServerState } from '#contract/entities/email.ts'
import type { RequestIssue } from '#contract/errors.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { isThisMachine } from '#server/config/demo-mode.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { sealSecret } from '#server/tokens/seal-secret.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { withIsoDates } from '../conversations/rows.ts'
import { writeAudit } from '../people/members/audit.ts'

/** What every use of mail servers needs of this installation. */
export type MailServerDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Seals the passwords of mail servers: 32 bytes. */
  readonly mailKey: Uint8Array
  /** Whether companies may name a server on this machine. */
  readonly allowsLoopback: boolean
  /** The platform's sender address; null without a mail server. */
  readonly platformAddress: string | null
}

type Wanted = ParsedRequestOf<'setMailServer'>['body']

/** Returns who sends the company's emails, without the password. */
export function getMailServer(deps: MailServerDeps, { claims, companyId }: Member): Promise<MailServerState> {
  return deps.database.as(claims, query => readState(query, companyId, deps))
}

/**
 * Stores the company's own server. A request without a password keeps the stored one only while host, port and
 * encryption stay the same. Otherwise a member who may change the settings could have the password sent elsewhere.
 * @throws invalid_request (400) for a port or encryption that is not allowed for this host.
 */
export function setMailServer(
  deps: MailServerDeps,
  member: Member,
  wanted: Wanted,
): Promise<MailServerState> {
  const issues = issuesOf(wanted, deps.allowsLoopback)
  if (issues.length > 0) throw new AppError('invalid_request', issues)
  const { claims, companyId } = member
  return deps.database.as(claims, async query => {
    const isKept = wanted.password === undefined && (await change(query, companyId, wanted))
    if (!isKept) await replace(query, deps, member, wanted)
    const { host, port, security, username, from_address } = wanted
    const isPasswordChanged = !isKept
    const detail = { host, port, security, username, from_address, is_password_changed: isPasswordChanged }
    await writeAudit(query, member, { action: 'mail-server.set', targetId: companyId, detail })
    return readState(query, companyId, deps)
  })
}

/** Deletes the company's own server with its password, so that the platform sends again. */
export function removeMailServer(deps: MailServerDeps, member: Member): Promise<MailServerState> {
  const { claims, companyId } = member
  return deps.database.as(claims, async query => {
    const removed = await query('delete from public.mail_servers where company_id = $1 returning id', [
      companyId,
    ])
    if (removed.length > 0)
      await writeAudit(query, member, { action: 'mail-server.removed', targetId: companyId, detail: {} })
    return readState(query, companyId, deps)
  })
}

/** Only a local demo may name a server on this machine; every other connection is encrypted, to a mail port. */
function issuesOf({ host, port, security }: Wanted, allowsLoopback: boolean): RequestIssue[] {
  if (isThisMachine(host))
    return allowsLoopback ? [] : [{ path: 'body.host', message: 'Name a server on the public internet.' }]
  return [
    ...(MAIL_PORTS.includes(port)
      ? []
      : [{ path: 'body.port', message: `Use one of the ports ${MAIL_PORTS.join(', ')}.` }]),
    ...(security === 'none'
      ? [{ path: 'body.security', message: 'Use TLS or STARTTLS: only this machine needs neither.' }]
      : []),
  ]
}

/** Changes login and sender at the same server, with the stored password. Returns false if there is none. */
async function change(query: Query, companyId: string, wanted: Wanted): Promise<boolean> {
  const { host, port, security, username, from_address } = wanted
  const changed = await query(
    `update public.mail_servers set username = $5, from_address = $6
      where company_id = $1 and host = $2 and port = $3 and security = $4 returning id`,
    [companyId, host, port, security, username, from_address],
  )
  return changed.length > 0
}

async function replace(
  query: Query,
  { mailKey, clock }: MailServerDeps,
  { companyId, fullName }: Member,
  { host, port, security, username, from_address, password }: Wanted,
): Promise<void> {
  const secret = typeof password === 'string' ? sealSecret(mailKey, companyId, password) : null
  const saved = secret === null ? [null, null] : [new Date(clock.now()), fullName]
  await query(
    // Not `excluded.secret`: no role may read the column.
    `insert into public.mail_servers
       (company_id, host, port, security, username, from_address, secret, password_saved_at, password_saved_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (company_id) do update
        set host = $2, port = $3, security = $4, username = $5, from_address = $6, secret = $7,
            password_saved_at = $8, password_saved_by_name = $9`,
    [companyId, host, port, security, username, from_address, secret, ...saved],
  )
}

async function readState(
  query: Query,
  companyId: string,
  { allowsLoopback, platformAddress }: MailServerDeps,
): Promise<MailServerState> {
  const [row] = await query(
    `select host, port, security, username, from_address, has_password, password_saved_at, password_saved_by_name
       from public.mail_servers where company_id = $1`,
    [companyId],
  )
  return mailServerState.parse({
    server: row ? withIsoDates(row) : null,
    platform_address: platformAddress,
    allows_loopback: allowsLoopback,
  })
}
