/** The rows for the API matrix: fixed ones that must not change, and fresh ones to be changed. */
import { randomUUID } from 'node:crypto'
import { seedCompanies } from '#demo/companies.ts'
import type { Database } from '#server/ports/database.ts'
import { hashSecret } from '#server/tokens/secrets.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { personId, type TestServer } from '#tests/support/test-server.ts'
import type { KnownIds, Tenant } from './api-identities.ts'
import type { TargetKind } from './api-rule.ts'

/** Part of every text of noor's. Nobody else may see it. */
export const CANARY = 'canary-of-noor'

/** The rows of the matrix. */
export type ApiWorld = KnownIds & {
  /**
   * Creates a row for one call and returns its id; in a conversation, the AI's message has the same id. A
   * session, a view and the like belong to `userId`; the token of an invitation or impersonation is its id.
   */
  readonly fresh: (kind: TargetKind, tenant: Tenant, userId?: string) => Promise<string>
  /** Returns the id of a tenant's row that nobody else may know. */
  readonly fixed: (kind: TargetKind, tenant: Tenant) => string
  readonly sql: (
    statement: string,
    params?: readonly unknown[],
  ) => Promise<readonly Record<string, unknown>[]>
}

/** Returns the key with which a company signs its visitors' identities. */
export function identitySecret(tenant: Tenant): string {
  return tenant === 'noor' ? `${CANARY}-and-enough-to-be-a-key` : 'acme-demo-identity-key-known-to-everybody'
}

/** Creates the fixed rows, and returns the world. */
export async function createApiWorld(server: TestServer, database: Database): Promise<ApiWorld> {
  const sql: ApiWorld['sql'] = (statement, params = []) => database.asOwner(query => query(statement, params))
  const company = (tenant: Tenant) => seedCompanies.find(each => each.subdomain === tenant)!.id
  const now = new Date(server.clock.now())
  const later = (ms: number) => new Date(server.clock.now() + ms)
  const staff = personId('staff@lapwing.test')
  const text = (tenant: Tenant) => (tenant === 'noor' ? CANARY : `text-of-${tenant}`)

  async function invite(id: string, companyId: string, role: string, name: string): Promise<void> {
    await sql(
      `insert into public.invitations (id, company_id, email, role, token_hash, invited_by, inviter_name, expires_at)
       values ($1, $2, $3, $4, $5, $2, $6, $7)`,
      [
        id,
        companyId,
        `${name}.${id}@people.test`.toLowerCase(),
        role,
        hashSecret(id),
        name,
        later(3_600_000),
      ],
    )
  }

  const insert = {
    async conversation(id: string, tenant: Tenant) {
      await database.asOwner(async query => {
        await query(
          `insert into public.conversations (id, company_id, subject, description, source, customer_email, customer_name)
           values ($1, $2, $3, $3, 'widget', $3 || '@visitor.test', $3)`,
          [id, company(tenant), text(tenant)],
        )
        await query(
          `insert into public.messages (id, company_id, conversation_id, sender_type, content, meta)
           values ($1, $2, $3, 'visitor', $4, '{}'), ($3, $2, $3, 'ai', $4, '{"type":"answer"}')`,
          [randomUUID(), company(tenant), id, text(tenant)],
        )
      })
    },
    async person(id: string, tenant: Tenant) {
      await sql('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${text(tenant)}.${id}@people.test`,
      ])
      await sql(
        "insert into public.profiles (id, company_id, full_name, role) values ($1, $2, $3, 'viewer')",
        [id, company(tenant), text(tenant)],
      )
    },
    async agent(id: string, tenant: Tenant) {
      await insert.person(id, tenant)
      await sql("update public.profiles set role = 'agent' where id = $1", [id])
    },
    invitation: (id: string, tenant: Tenant) => invite(id, company(tenant), 'viewer', text(tenant)),
    async impersonation(id: string, tenant: Tenant, by = staff, writes = false) {
      await sql(
        `insert into public.impersonations (id, company_id, staff_id, staff_name, reason, can_write, token_hash,
           token_expires_at, expires_at, created_at) values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
        [id, company(tenant), by, text(tenant), writes, hashSecret(id), later(60_000), later(3_000_000), now],
      )
    },
    async session(id: string, _tenant: Tenant, userId: string) {
      await sql('insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)', [
        id,
        userId,
        CANARY,
      ])
    },
    async content(id: string, tenant: Tenant) {
      await insert.section(id, tenant)
      await sql(
        `insert into public.content (id, company_id, slug, title, body, alternate_questions, status, category_id, section_id,
           published_at)
         values ($1, $2, $3, $4, $4, array[$4], 'published', $1, $1, $5)`,
        [id, company(tenant), `c-${id}`, text(tenant), now],
      )
      await sql(
        `insert into public.content_versions (company_id, content_id, number, slug, title, excerpt, body,
           alternate_questions, seo_title, seo_description, visibility, published_at, published_by_name)
         values ($2, $1, 1, 'x', $3, '', $3, '{}', '', '', 'public', $4, $3)`,
        [id, company(tenant), text(tenant), now],
      )
      await sql(
        "insert into storage.objects (bucket_id, name) values ('content-attachments', $1 || '/1-x-a.png')",
        [id],
      )
    },
    async category(id: string, tenant: Tenant) {
      await sql(
        'insert into public.content_categories (id, company_id, slug, name) values ($1::uuid, $2, $3, $4)',
        [id, company(tenant), `c-${id}`, text(tenant)],
      )
    },
    /** A section in a category with the same id. */
    async section(id: string, tenant: Tenant) {
      await insert.category(id, tenant)
      await sql(
        `insert into public.content_sections (id, company_id, category_id, slug, name) values ($1, $2, $1, $3, $4)`,
        [id, company(tenant), `s-${id}`, text(tenant)],
      )
    },
    async synonyms(id: string, tenant: Tenant) {
      await sql(
        'insert into public.content_synonyms (id, company_id, words) values ($1, $2, array[$3, $3])',
        [id, company(tenant), text(tenant)],
      )
    },
    async email(id: string, tenant: Tenant) {
      await sql(
        `insert into public.emails (id, company_id, kind, recipient, subject, page, state, created_at)
         values ($1, $2, 'receipt', $3 || '@visitor.test', $3, '{}', 'failed', $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    async 'incoming-email'(id: string, tenant: Tenant) {
      await sql(
        `insert into public.incoming_emails (id, company_id, door, state, cause, envelope, sha256, byte_size, from_address,
           received_at) values ($1::uuid, $2, 'smtp', 'left-out', 'blocked', '{}', $1, 1, $3 || '@visitor.test', $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    /** It has no consent yet, so that nobody opens it. */
    async mailbox(id: string, tenant: Tenant) {
      await sql(
        `insert into public.mailboxes (id, company_id, address, host, port, security, username, login, client_id, folder,
           after_taking, created_at, retry_at)
         values ($1::uuid, $2, lower($3) || $1 || '@m.test', 'imap.gmail.com', 993, 'tls', $3, 'google', 'app', 'INBOX', 'mark', $4, $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    /** The address of a conversation with the same id. */
    async 'paused-address'(id: string, tenant: Tenant) {
      await insert.conversation(id, tenant)
      await sql(
        `insert into public.paused_addresses (id, company_id, conversation_id, address, cause, paused_at)
         values ($1::uuid, $2, $1, lower($3) || $1 || '@visitor.test', 'no-mailbox', $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    async import(id: string, tenant: Tenant) {
      await sql(
        `insert into public.imports (id, company_id, kind, type, language, state, created_by, created_by_name, created_at)
         values ($1, $2, 'files', 'article', 'en', 'open', $1, $3, $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    async test(id: string, tenant: Tenant) {
      await sql(
        `insert into public.pinned_questions (id, company_id, question, language, expected, created_by, created_by_name,
           created_at, updated_at) values ($1, $2, $3, 'en', 'no-answer', $1, $4, $5, $5)`,
        [id, company(tenant), `${text(tenant)} ${id}`, text(tenant), now],
      )
    },
    /** A view of the caller's, unless the owner does not exist. */
    async view(id: string, tenant: Tenant, owner: string = company(tenant)) {
      await sql(
        `insert into public.views (id, company_id, owner_id, is_shared, name, filter, sort, position, created_at, updated_at)
         values ($1, $2, $3, true, $4, '{}', 'newest', 1, $5, $5)`,
        [id, company(tenant), owner, text(tenant).slice(0, 60), now],
      )
    },
    /** A conversation with the same id, in which an agent answered what the AI could not. */
    async suggestion(id: string, tenant: Tenant) {
      await insert.conversation(id, tenant)
      await sql("update public.conversations set status = 'resolved', resolved_at = $2 where id = $1", [
        id,
        now,
      ])
      await sql(`update public.messages set meta = '{"type":"offer"}', helpful = false where id = $1`, [id])
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content) values ($1, $2, 'agent', $3)`,
        [company(tenant), id, text(tenant)],
      )
    },
    /** An agent's reply; its conversation has another id. */
    async message(id: string, tenant: Tenant, userId = staff) {
      const conversation = randomUUID()
      await insert.conversation(conversation, tenant)
      await sql(
        `insert into public.messages (id, company_id, conversation_id, sender_type, sender_id, sender_name, content)
         values ($1, $2, $3, 'agent', $4, $5, $5)`,
        [id, company(tenant), conversation, userId, text(tenant)],
      )
    },
    async note(id: string, tenant: Tenant, userId = staff) {
      await insert.conversation(id, tenant)
      await sql(
        `insert into public.notes (id, company_id, conversation_id, author_id, author_name, content, created_at)
         values ($1, $2, $1, $3, $4, $4, $5)`,
        [id, company(tenant), userId, text(tenant), now],
      )
    },
    async scheduled(id: string, tenant: Tenant, userId = staff) {
      await insert.conversation(id, tenant)
      await sql(
        `insert into public.scheduled_messages (id, company_id, conversation_id, author_id, author_name, content, send_at,
           created_at) values ($1, $2, $1, $3, $4, $4, $5, $6)`,
        [id, company(tenant), userId, text(tenant), later(3_000_000), now],
      )
    },
    /** The person's own reply; a shared one for people outside the company. */
    async 'canned reply'(id: string, tenant: Tenant, userId = staff) {
      await sql(
        `insert into public.canned_replies (id, company_id, owner_id, shortcut, content, created_at, updated_at)
         values ($1, $2, (select id from public.profiles where id = $3 and company_id = $2), $4, $5, $6, $6)`,
        [id, company(tenant), userId, id, text(tenant), now],
      )
    },
    async macro(id: string, tenant: Tenant) {
      await sql(
        `insert into public.macros (id, company_id, name, actions, created_at, updated_at)
         values ($1, $2, $3, '[{"type":"resolve"}]', $4, $4)`,
        [id, company(tenant), `${text(tenant)} ${id}`, now],
      )
    },
    async team(id: string, tenant: Tenant) {
      await sql(
        'insert into public.teams (id, company_id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)',
        [id, company(tenant), `${text(tenant)} ${id.slice(0, 8)}`, now],
      )
    },
    async rule(id: string, tenant: Tenant) {
      await sql(
        `insert into public.rules (id, company_id, name, is_enabled, position, event, match, conditions, actions,
           created_at, updated_at) values ($1, $2, $3, false, 1, 'assigned', 'all', '[]', '[{"type":"resolve"}]', $4, $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    async 'sla-policy'(id: string, tenant: Tenant) {
      await sql(
        `insert into public.sla_policies (id, company_id, name, is_enabled, position, match, conditions,
           first_reply_minutes, clock, created_at, updated_at)
         values ($1, $2, $3, false, 1, 'all', '[]', 1, 'calendar', $4, $4)`,
        [id, company(tenant), text(tenant), now],
      )
    },
    /** A customer with a note that has the same id. */
    async customer(id: string, tenant: Tenant, author = staff) {
      await sql(
        `insert into public.customers (id, company_id, email, name) values ($1, $2, $3 || '.' || $4 || '@visitor.test', $3)`,
        [id, company(tenant), text(tenant), id],
      )
      await sql(
        `insert into public.customer_notes (id, company_id, customer_id, author_id, author_name, content, created_at)
         values ($1, $2, $1, $3, $4, $4, $5)`,
        [id, company(tenant), author, text(tenant), now],
      )
    },
    async 'blocked-network'(id: string, tenant: Tenant) {
      await sql(
        `insert into public.blocked_networks (id, company_id, network_hash, reason, blocked_by_name, blocked_at, expires_at)
         values ($1, $2, gen_random_uuid()::text, $3, $3, $4, $4::timestamptz + interval '1 day')`,
        [id, company(tenant), text(tenant), now],
      )
    },
    async 'customer-list'(id: string, tenant: Tenant) {
      await sql(
        `insert into public.customer_lists (id, company_id, name, filter, created_by_name, created_at, updated_at)
         values ($1, $2, $3, '[]', $4, $5, $5)`,
        [id, company(tenant), `${text(tenant)} ${id}`.slice(0, 60), text(tenant), now],
      )
    },
    async tenant(id: string) {
      await sql('insert into public.companies (id, name, subdomain) values ($1, $2, $3)', [
        id,
        'Throwaway',
        `t${id}`,
      ])
      await invite(randomUUID(), id, 'owner', 'Throwaway')
    },
  }

  await sql('update public.companies set identity_secret = $2 where id = $1', [
    company('noor'),
    identitySecret('noor'),
  ])
  // The AI would answer at unpredictable times.
  await database.asOwner(async query => {
    for (const { subdomain } of seedCompanies)
      await storeSettings(query, subdomain, 'chat-flow', { is_ai_enabled: false })
  })
  await sql("update public.profiles set role = 'agent', full_name = $2 where id = $1", [
    personId('admin@noor.test'),
    CANARY,
  ])
  await sql("update public.profiles set status = 'suspended' where id = $1", [personId('hana@acme.test')])
  await sql("update public.companies set suspended_at = $2, suspended_reason = 'Unpaid.' where id = $1", [
    company('clinic'),
    now,
  ])
  const otherStaff = randomUUID()
  await sql("insert into auth.users (id, email) values ($1, 'other.staff@people.test')", [otherStaff])
  await sql(
    "insert into public.profiles (id, company_id, full_name, role) values ($1, $2, 'Other', 'staff')",
    [otherStaff, company('app')],
  )

  const acting = { reading: randomUUID(), writing: randomUUID() }
  await insert.impersonation(acting.reading, 'acme')
  await insert.impersonation(acting.writing, 'acme', staff, true)
  await sql('update public.impersonations set redeemed_at = $1', [now])

  const fixed = new Map<string, string>()
  for (const tenant of ['acme', 'noor', 'app'] as const) {
    for (const kind of [
      'conversation',
      'person',
      'agent',
      'invitation',
      'content',
      'category',
      'section',
      'synonyms',
      'email',
      'incoming-email',
      'mailbox',
      'paused-address',
      'import',
      'test',
      'view',
      'suggestion',
      'message',
      'note',
      'scheduled',
      'canned reply',
      'macro',
      'team',
      'rule',
      'sla-policy',
      'customer',
      'customer-list',
    ] as const) {
      const id = randomUUID()
      await insert[kind](id, tenant)
      fixed.set(`${kind} ${tenant}`, id)
    }
    const impersonation = randomUUID()
    if (tenant !== 'app') await insert.impersonation(impersonation, tenant, otherStaff)
    fixed.set(`impersonation ${tenant}`, impersonation)
    const session = randomUUID()
    await insert.session(session, tenant, fixed.get(`person ${tenant}`)!)
    fixed.set(`session ${tenant}`, session)
    fixed.set(`tenant ${tenant}`, company(tenant))
  }

  return {
    company,
    acting,
    sql,
    fixed: (kind, tenant) => fixed.get(`${kind} ${tenant}`)!,
    async fresh(kind, tenant, userId = staff) {
      const id = randomUUID()
      // The number of policies per company is limited.
      if (kind === 'sla-policy')
        await sql('delete from public.sla_policies where company_id = $1 and id is distinct from $2', [
          company(tenant),
          fixed.get(`${kind} ${tenant}`) ?? null,
        ])
      if (kind === 'impersonation') await insert.impersonation(id, tenant)
      else await insert[kind](id, tenant, userId)
      return id
    },
  }
}
