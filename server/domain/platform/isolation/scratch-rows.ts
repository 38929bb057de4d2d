import { randomUUID } from 'node:crypto'
import { BRAND } from '#contract/brand.ts'
import type { Query } from '#server/ports/database.ts'
import { newSecret } from '#server/tokens/secrets.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import type { IsolationDeps } from './doors.ts'
import { scratchId } from './scratch.ts'

const LIFETIME_MS = 60_000
const CANARY_CHARACTERS = 24

/** Ids of a scratch tenant's rows. */
export type ScratchRows = {
  readonly companyId: string
  readonly personId: string
  readonly sessionId: string
  readonly invitationId: string
  readonly impersonationId: string
  readonly subdomain: string
  /** Text that appears in everything of this tenant, and nowhere else. */
  readonly canary: string
}

/** Returns ids for a scratch tenant that does not exist yet. */
export function planScratchRows(): ScratchRows {
  const canary = newSecret()
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, CANARY_CHARACTERS)
  return {
    companyId: scratchId(),
    personId: scratchId(),
    sessionId: randomUUID(),
    invitationId: randomUUID(),
    impersonationId: randomUUID(),
    subdomain: `isolation-test-${canary.toLowerCase()}`,
    canary,
  }
}

/** Inserts a company with a silent AI, a signed-in admin, an article, an invitation and an impersonation. */
export async function insertScratchRows(
  { database, clock }: IsolationDeps,
  rows: ScratchRows,
): Promise<void> {
  const now = new Date(clock.now())
  await database.asOwner(query => insertAccount(query, rows, now))
  await database.as(JOB_CLAIMS, query => insertCompany(query, rows, now))
}

async function insertAccount(query: Query, rows: ScratchRows, now: Date): Promise<void> {
  const email = `${rows.canary.toLowerCase()}@${BRAND.slug}.invalid`
  await query('insert into auth.users (id, email, created_at) values ($1, $2, $3)', [
    rows.personId,
    email,
    now,
  ])
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [rows.sessionId, rows.personId])
}

async function insertCompany(query: Query, rows: ScratchRows, now: Date): Promise<void> {
  const { companyId, personId, subdomain, canary } = rows
  const until = new Date(now.getTime() + LIFETIME_MS)
  await query('insert into public.companies (id, name, subdomain, created_at) values ($1, $2, $3, $4)', [
    companyId,
    `Isolation test ${canary}`,
    subdomain,
    now,
  ])
  await query(
    `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
     values ($1, 'chat-flow', 1, '{"is_ai_enabled": false}', $2, $3, $4)`,
    [companyId, personId, canary, now],
  )
  await query("insert into public.profiles (id, company_id, full_name, role) values ($1, $2, $3, 'admin')", [
    personId,
    companyId,
    `Admin ${canary}`,
  ])
  await insertKnowledge(query, companyId, canary)
  await insertDesk(query, rows)
  await query(
    `insert into public.invitations (id, company_id, email, role, token_hash, invited_by, inviter_name, expires_at)
     values ($1, $2, $3, 'agent', $4, $5, $6, $7)`,
    [
      rows.invitationId,
      companyId,
      `guest-${canary.toLowerCase()}@${BRAND.slug}.invalid`,
      newSecret(),
      personId,
      canary,
      until,
    ],
  )
  await query(
    `insert into public.impersonations (id, company_id, staff_id, staff_name, token_expires_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [rows.impersonationId, companyId, randomUUID(), `Staff ${canary}`, until, now],
  )
}

/** Inserts one row of each kind with the company's id. */
async function insertKnowledge(query: Query, companyId: string, canary: string): Promise<void> {
  const values = [companyId, `Article ${canary}`]
  for (const sql of [
    "insert into public.content_categories (id, company_id, slug, name) values ($1, $1, 'test', $2)",
    "insert into public.content_sections (id, company_id, category_id, slug, name) values ($1, $1, $1, 'test', $2)",
    `insert into public.content (id, company_id, slug, title, body, status)
     values ($1, $1, 'isolation-test', $2, $2, 'published')`,
    'insert into public.content_synonyms (id, company_id, words) values ($1, $1, array[$2, $2])',
    `insert into public.imports (id, company_id, kind, type, language, state, created_by, created_by_name, created_at)
     values ($1, $1, 'files', 'article', 'en', 'open', $1, $2, now())`,
    `insert into public.pinned_questions (id, company_id, question, language, expected, created_by, created_by_name,
       created_at, updated_at) values ($1, $1, $2, 'en', 'no-answer', $1, $2, now(), now())`,
  ])
    await query(sql, values)
}

/** Inserts one row of each kind with the company's id. Rows of a conversation belong to a resolved one. */
async function insertDesk(query: Query, { companyId, personId, canary }: ScratchRows): Promise<void> {
  for (const sql of [
    'insert into public.customers (id, company_id, external_id, name, is_verified) values ($1, $1, $2, $2, true)',
    `insert into public.conversations (id, company_id, customer_id, subject, source, status, resolved_at)
     values ($1, $1, $1, 'Subject ' || $2, 'chat', 'resolved', now())`,
    `insert into public.customer_lists (id, company_id, name, filter, created_by_name, created_at, updated_at)
     values ($1, $1, $2, '[]', $2, now(), now())`,
    `insert into public.blocked_networks (id, company_id, network_hash, reason, blocked_by_name, blocked_at, expires_at)
     values ($1, $1, 'hash', $2, $2, now(), now() + interval '1 day')`,
    'insert into public.teams (id, company_id, name, created_at, updated_at) values ($1, $1, $2, now(), now())',
    `insert into public.canned_replies (id, company_id, shortcut, content, created_at, updated_at)
     values ($1, $1, $2, $2, now(), now())`,
    `insert into public.macros (id, company_id, name, actions, created_at, updated_at)
     values ($1, $1, $2, '[{"type":"resolve"}]', now(), now())`,
    `insert into public.rules (id, company_id, name, is_enabled, position, event, match, conditions, actions, created_at,
       updated_at) values ($1, $1, $2, false, 1, 'assigned', 'all', '[]', '[{"type":"resolve"}]', now(), now())`,
    `insert into public.sla_policies (id, company_id, name, is_enabled, position, match, conditions, first_reply_minutes,
       clock, created_at, updated_at) values ($1, $1, $2, false, 1, 'all', '[]', 1, 'calendar', now(), now())`,
  ])
    await query(sql, [companyId, canary])
  for (const sql of [
    `insert into public.views (id, company_id, owner_id, is_shared, name, filter, sort, position, created_at, updated_at)
     values ($1, $1, $2, true, $3, '{}', 'newest', 1, now(), now())`,
    `insert into public.messages (id, company_id, conversation_id, sender_type, sender_id, sender_name, content)
     values ($1, $1, $1, 'agent', $2, $3, $3)`,
    `insert into public.notes (id, company_id, conversation_id, author_id, author_name, content, created_at)
     values ($1, $1, $1, $2, $3, $3, now())`,
    `insert into public.scheduled_messages (id, company_id, conversation_id, author_id, author_name, content, send_at,
       created_at) values ($1, $1, $1, $2, $3, $3, now() + interval '1 day', now())`,
  ])
    await query(sql, [companyId, personId, canary])
}
