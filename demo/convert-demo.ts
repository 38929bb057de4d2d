/** Converts a demo database for production, so that the demo's public passwords and secrets no longer give access. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import { secretFileOf } from '#server/config/data-folder-secret.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { seedPeople } from './people.ts'

/** A date that no clock reaches. PostgreSQL's `infinity` has no JavaScript `Date`. */
const FOREVER = new Date('9999-12-31T00:00:00Z')

/**
 * Statements that delete what the demo made public: data sealed with the demo's secret, and links from its public
 * mailbox.
 */
const FOR_EVERYBODY = [
  'delete from auth.sessions',
  'delete from auth.mfa_factors',
  `update auth.users set confirmation_token = null, recovery_token = null
    where confirmation_token is not null or recovery_token is not null`,
  // Invalidates the link of an open invitation; an admin can send it again.
  `update public.invitations set token_hash = encode(sha256(gen_random_uuid()::text::bytea), 'hex')
    where accepted_at is null and revoked_at is null`,
  `update public.companies
      set identity_secret = null, identity_key_set_at = null, identity_key_set_by_name = null
    where identity_secret is not null`,
  'delete from public.ai_models',
  'delete from public.mail_servers',
  'delete from public.voice_accounts',
]

/**
 * Disables all demo accounts, ends all sessions, and deletes everything sealed with the demo's secrets. Keeps
 * companies, conversations, articles and real people's accounts. Does nothing to a database that is not a demo.
 * @returns lines for the operator. @throws Error if production would use the demo's own secret.
 */
export async function convertDemo({
  database,
  clock,
  dataFolder,
  jwtSecret,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly dataFolder: string
  readonly jwtSecret: string | null
}): Promise<string[]> {
  const secretFile = secretFileOf(dataFolder)
  if (existsSync(secretFile) && readFileSync(secretFile, 'utf8') === jwtSecret)
    throw new Error(`JWT_SECRET is the demo's own, from ${secretFile}. Make a new one for production.`)
  return database.asOwner(async query => {
    const [demo] = await query("select from app.installation where mode = 'demo' for update")
    if (!demo) return ['There is no demo to convert.']
    const disabled = await disableSeededAccounts(query, new Date(clock.now()))
    for (const statement of FOR_EVERYBODY) await query(statement)
    await query("update app.installation set mode = 'production', first_run_nonce = gen_random_uuid()")
    // Before the commit: an interrupted conversion starts again.
    for (const file of [secretFile, join(dataFolder, 'mailbox.jsonl')]) rmSync(file, { force: true })
    return [
      `Converted the demo: ${disabled} demo accounts are disabled.`,
      '  Everybody else signs in again, and sets up second factors, identity keys, AI models and mail servers anew.',
      "  Links in emails that the demo has sent don't work any more.",
      ...(await listRemainingStaff(query)),
    ]
  })
}

/**
 * Removes the passwords of the demo accounts and bans them, so that a password reset gives no access. Returns how many
 * it disabled.
 */
async function disableSeededAccounts(query: Query, now: Date): Promise<number> {
  const ids = seedPeople.map(({ id }) => id)
  await query(`update public.impersonations set ended_at = $1, ended_by = 'Lapwing' where ended_at is null`, [
    now,
  ])
  await query("update public.profiles set status = 'suspended', updated_at = $2 where id = any($1)", [
    ids,
    now,
  ])
  const disabled = await query(
    `update auth.users set encrypted_password = null, banned_until = $2, updated_at = $3
      where id = any($1) returning id`,
    [ids, FOREVER, now],
  )
  return disabled.length
}

/**
 * Returns a line for each real person in the platform's own company; one of the demo's public accounts may have invited
 * them.
 */
async function listRemainingStaff(query: Query): Promise<string[]> {
  const staff = await query<{ email: string; role: string }>(
    `select u.email, p.role from public.profiles p
       join auth.users u on u.id = p.id join public.companies c on c.id = p.company_id
      where c.subdomain = $1 and p.status <> 'suspended' order by u.email`,
    [DEFAULT_SUBDOMAIN],
  )
  return staff.map(({ email, role }) => `  ${email} stays ${role} of the platform's own company.`)
}
