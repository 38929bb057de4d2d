/** The mailboxes of a company. Passwords and consents are stored sealed and are never returned. */
import { randomBytes, randomUUID } from 'node:crypto'
import { IMAP_PORTS, MAILBOXES_MAX } from '#contract/constants/mailbox.ts'
import { type Mailbox, type Mailboxes, mailbox } from '#contract/entities/mailbox.ts'
import type { RequestIssue } from '#contract/errors.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { isThisMachine } from '#server/config/demo-mode.ts'
import { DatabaseError, type Query } from '#server/ports/database.ts'
import { MailboxError } from '#server/ports/mail.ts'
import { sealSecret } from '#server/tokens/seal-secret.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { askForTokens, type ConsentDeps, providerOf, type StoredLogin } from './mailbox-login.ts'

const COLUMNS = Object.keys(mailbox.shape)
  .map(name => (name === 'history_since' ? 'history_since::text as history_since' : name))
  .join(', ')
/** The page to which the owner of a mailbox comes back with a consent. */
const CONSENT_PAGE = '/admin/settings/integrations/email'

/** Dependencies of what members do with mailboxes. */
export type MailboxDeps = ConsentDeps & {
  readonly clock: Pick<Clock, 'now'>
  /** Whether companies may name a server on this machine. */
  readonly allowsLoopback: boolean
  readonly publicUrl: string
}

type Wanted = ParsedRequestOf<'addMailbox'>['body']

/** Returns the company's mailboxes, without their secrets. */
export function listMailboxes(
  { database, allowsLoopback, publicUrl }: MailboxDeps,
  { claims, companyId, subdomain }: Member,
): Promise<Mailboxes> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.mailboxes where company_id = $1 order by created_at, id`,
      [companyId],
    )
    return {
      mailboxes: rows.map(row => mailbox.parse(withIsoDates(row))),
      allows_loopback: allowsLoopback,
      consent_url: tenantOrigin(publicUrl, subdomain) + CONSENT_PAGE,
    }
  })
}

/** Adds a mailbox. @throws invalid_request (400), mailbox_exists (409) */
export async function addMailbox(deps: MailboxDeps, member: Member, wanted: Wanted): Promise<Mailbox> {
  const server = serverOf(deps, wanted)
  if (wanted.login === 'password' && wanted.password === undefined) refuse('password', 'Enter the password.')
  if (wanted.login !== 'password' && wanted.client_secret === undefined)
    refuse('client_secret', 'Enter the secret of your app.')
  const { companyId, claims } = member
  const id = randomUUID()
  return deps.database
    .as(claims, async query => {
      const [row] = await query<{ count: number }>(
        'select count(*)::integer as count from public.mailboxes where company_id = $1',
        [companyId],
      )
      if (row!.count >= MAILBOXES_MAX) refuse('address', `There is room for ${MAILBOXES_MAX} mailboxes.`)
      const at = new Date(deps.clock.now())
      const columns = {
        ...{ id, company_id: companyId, ...server, created_at: at, retry_at: at },
        ...secretsOf(deps, member, wanted),
      }
      const names = Object.keys(columns)
      await query(
        `insert into public.mailboxes (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(columns),
      )
      await writeAudit(query, member, { action: 'mailbox.added', targetId: id, detail: server })
      return readOne(query, id)
    })
    .catch(refuseKnown)
}

/**
 * Changes how a mailbox is reached. A request without a secret keeps the stored one only while login, host, port and encryption
 * stay the same. Otherwise a member who may change the settings could have it sent elsewhere.
 * @throws invalid_request (400), mailbox_not_found (404), mailbox_exists (409)
 */
export async function changeMailbox(
  deps: MailboxDeps,
  member: Member,
  id: string,
  wanted: Wanted,
): Promise<Mailbox> {
  const server = serverOf(deps, wanted)
  return deps.database
    .as(member.claims, async query => {
      const before = await readOne(query, id)
      const { login, host, port, security, username, folder } = before
      const isSameServer =
        login === server.login && host === server.host && port === server.port && security === server.security
      const hasSecret = wanted.login === 'password' ? wanted.password : wanted.client_secret
      if (!isSameServer && hasSecret === undefined)
        refuse(
          wanted.login === 'password' ? 'password' : 'client_secret',
          'Enter it again for another login, host, port or encryption.',
        )
      const isOther = !isSameServer || username !== server.username || folder !== server.folder
      const columns = {
        ...server,
        ...secretsOf(deps, member, wanted),
        // A consent is one of another app, or of another owner.
        ...(wanted.login !== 'password' && (isOther || hasSecret !== undefined) && { secret: null }),
        ...(isOther && { uid_validity: null, first_uid: null, last_uid: null, checked_at: null }),
        ...(isOther && { history_state: 'none', history_since: null, history_uid: null }),
        ...(isOther && { history_total: null, history_done: null }),
        ...{ problem: null, problem_reply: null, problem_since: null, failures: 0 },
        ...{ retry_at: new Date(deps.clock.now()), lease_id: null, lease_until: null },
      }
      const names = Object.keys(columns)
      await query(
        `update public.mailboxes set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
        [id, ...Object.values(columns)],
      )
      await writeAudit(query, member, { action: 'mailbox.changed', targetId: id, detail: server })
      return readOne(query, id)
    })
    .catch(refuseKnown)
}

/** Deletes a mailbox with its secret. What was taken stays. @throws mailbox_not_found (404) */
export function removeMailbox(
  { database }: MailboxDeps,
  member: Member,
  id: string,
): Promise<Record<string, never>> {
  return database.as(member.claims, async query => {
    const { address, folder } = await readOne(query, id)
    await query('delete from public.mailboxes where id = $1', [id])
    await writeAudit(query, member, { action: 'mailbox.removed', targetId: id, detail: { address, folder } })
    return {}
  })
}

/** Asks for the mails that were in a mailbox before, or ends that. @throws mailbox_not_found (404) */
export function takeMailboxHistory(
  { database, clock }: MailboxDeps,
  member: Member,
  id: string,
  since: string | null,
): Promise<Mailbox> {
  return database.as(member.claims, async query => {
    await readOne(query, id)
    const begin = `history_state = 'running', history_since = $2, history_uid = null, history_total = null, history_done = null`
    const end = `history_state = case when history_state = 'running' then 'done' else history_state end`
    // It is opened anew, and looks at once.
    await query(
      `update public.mailboxes set ${since === null ? end : begin}, lease_id = null, lease_until = null,
         retry_at = $${since === null ? 2 : 3} where id = $1`,
      [id, ...(since === null ? [] : [since]), new Date(clock.now())],
    )
    await writeAudit(query, member, { action: 'mailbox.history-asked', targetId: id, detail: { since } })
    return readOne(query, id)
  })
}

/** Returns the page of a provider on which the mailbox's owner consents. @throws mailbox_not_found (404) */
export function askMailboxConsent(
  deps: MailboxDeps,
  { claims, subdomain }: Member,
  id: string,
): Promise<{ url: string }> {
  return deps.database.as(claims, async query => {
    const { login, directory, client_id, address } = await readOne(query, id)
    const provider = providerOf({ login, directory })
    if (!provider) throw new AppError('mailbox_not_found')
    const nonce = randomBytes(24).toString('base64url')
    await query('update public.mailboxes set consent_nonce = $2 where id = $1', [id, nonce])
    const url = new URL(provider.authorizeUrl)
    const values = {
      ...{ response_type: 'code', client_id: client_id ?? '', scope: provider.scope, login_hint: address },
      ...{ redirect_uri: tenantOrigin(deps.publicUrl, subdomain) + CONSENT_PAGE, state: `${id}.${nonce}` },
      ...provider.extra,
    }
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
    return { url: url.href }
  })
}

/** Keeps the consent of a mailbox's owner. @throws mailbox_consent_failed (409) */
export async function keepMailboxConsent(
  deps: MailboxDeps,
  member: Member,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<Mailbox> {
  const [id = '', nonce = ''] = state.split('.')
  // Members can't read the nonce, nor the app's secret.
  const [stored] = await deps.database.as(JOB_CLAIMS, query =>
    query<StoredLogin>(
      `update public.mailboxes set consent_nonce = null
        where id::text = $1 and company_id = $2 and consent_nonce = $3
       returning id, company_id, login, client_id, client_secret, directory, secret`,
      [id, member.companyId, nonce],
    ),
  )
  if (!stored) throw new AppError('mailbox_consent_failed')
  const tokens = await askForTokens(deps, stored, {
    ...{ grant_type: 'authorization_code', code },
    redirect_uri: tenantOrigin(deps.publicUrl, member.subdomain) + CONSENT_PAGE,
  }).catch(error => {
    throw error instanceof MailboxError ? new AppError('mailbox_consent_failed') : error
  })
  const renewal = tokens.refresh_token
  if (renewal === undefined) throw new AppError('mailbox_consent_failed')
  return deps.database.as(member.claims, async query => {
    const at = new Date(deps.clock.now())
    await query(
      `update public.mailboxes set secret = $2, secret_saved_at = $3, secret_saved_by_name = $4, problem = null,
         problem_reply = null, problem_since = null, failures = 0, retry_at = $3, lease_id = null, lease_until = null where id = $1`,
      [id, sealSecret(deps.mailKey, member.companyId, renewal), at, member.fullName],
    )
    await writeAudit(query, member, { action: 'mailbox.consent-kept', targetId: id, detail: {} })
    return readOne(query, id)
  })
}

/** Returns the columns that say how a mailbox is reached. @throws invalid_request (400) */
function serverOf({ allowsLoopback }: MailboxDeps, wanted: Wanted) {
  const { address, login, username, folder, after_taking, client_id, directory } = wanted
  const provider = providerOf({ login, directory: directory ?? null })
  const server = provider
    ? { host: provider.host, port: 993, security: 'tls' as const }
    : { host: wanted.host!, port: wanted.port!, security: wanted.security! }
  const isHere = isThisMachine(server.host)
  if (isHere && !allowsLoopback) refuse('host', 'Name a server on the public internet.')
  if (!isHere && !IMAP_PORTS.includes(server.port))
    refuse('port', `Use one of the ports ${IMAP_PORTS.join(', ')}.`)
  if (!isHere && server.security === 'none')
    refuse('security', 'Use TLS or STARTTLS: only this machine needs neither.')
  return {
    ...{ address, login, ...server, username, folder, after_taking },
    client_id: provider ? client_id! : null,
    directory: login === 'microsoft' ? (directory ?? null) : null,
    move_to: after_taking === 'move' ? wanted.move_to! : null,
  }
}

/** Returns the columns of what a request gives that is secret. */
function secretsOf(
  { mailKey, clock }: MailboxDeps,
  { companyId, fullName }: Member,
  { login, password, client_secret }: Wanted,
): Readonly<Record<string, unknown>> {
  const saved = { secret_saved_at: new Date(clock.now()), secret_saved_by_name: fullName }
  if (login !== 'password')
    return client_secret === undefined ? {} : { client_secret: sealSecret(mailKey, companyId, client_secret) }
  const none = { client_secret: null }
  return password === undefined
    ? none
    : { ...none, ...saved, secret: sealSecret(mailKey, companyId, password) }
}

function refuse(field: keyof Wanted, message: string): never {
  throw new AppError('invalid_request', [{ path: `body.${field}`, message } satisfies RequestIssue])
}

function refuseKnown(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'mailbox_once')
    throw new AppError('mailbox_exists')
  throw error
}

async function readOne(query: Query, id: string): Promise<Mailbox> {
  const [row] = await query(`select ${COLUMNS} from public.mailboxes where id = $1`, [id])
  if (!row) throw new AppError('mailbox_not_found')
  return mailbox.parse(withIsoDates(row))
}
